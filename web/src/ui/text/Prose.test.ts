import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Prose from './Prose.svelte';

it('shows what one types as code, and the rest as it is', () => {
  const { container } = render(Prose, { text: 'Start with `--host 0.0.0.0` (`make play`).' });
  expect([...container.querySelectorAll('code')].map((code) => code.textContent)).toEqual([
    '--host 0.0.0.0',
    'make play',
  ]);
  expect(container.textContent.trim()).toBe('Start with --host 0.0.0.0 (make play).');
});

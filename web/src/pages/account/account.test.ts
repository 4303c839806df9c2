import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '$lib/state/session.svelte';
import { speak } from '$lib/words';
import { dismiss, toasts } from '$ui/toasts.svelte';
import AccountPage from '../AccountPage.svelte';

type Answer = { status: number; body: unknown };
const guest = { name: 'Ada', language: 'en', settings: {}, webhook: '', account: false } as const;
const account = { name: 'ada', password: true, passkeys: [], sessions: 1, created: 0 };
const refused = (status: number, id: string): Answer => ({
  status,
  body: { problem: { kind: 'invalid', id, args: { min: 10, max: 200 }, rule: '', text: id } },
});
let answers: Record<string, Answer>;
let sent: { path: string; body: unknown }[];

beforeAll(() => speak('en', ['ui', 'server', 'pages', 'accounts']));
beforeEach(() => {
  answers = {
    'GET /api/tables/mine?which=running': { status: 200, body: { tables: [], more: null } },
    'GET /api/tables/mine?which=finished': { status: 200, body: { tables: [], more: null } },
  };
  sent = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body: string | null }) => {
    sent.push({ path: `${method} ${path}`, body: body ? JSON.parse(body) : null });
    const { status, body: said } = answers[`${method} ${path}`] ?? { status: 404, body: {} };
    return Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(said) });
  });
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('isSecureContext', false);
});
afterEach(() => {
  cleanup();
  for (const { id } of [...toasts]) dismiss(id);
});

const form = (title: string): HTMLElement =>
  screen.getByRole('heading', { name: title, level: 2 }).closest('section') as HTMLElement;
const field = (title: string, name: string): HTMLInputElement =>
  form(title).querySelector(`input[name=${name}]`) as HTMLInputElement;
const about = (input: HTMLInputElement): string =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const submit = (title: string) => form(title).querySelector<HTMLButtonElement>('button[type=submit]')?.click();

describe('the account page', () => {
  it.each([
    ['a guest', guest],
    ['nobody', null],
  ])('shows %s the same cards in the same order', (_, who) => {
    session.take({ guest: who, token: '', accounts: true });
    render(AccountPage);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Sign in',
      'Keep your games',
    ]);
  });

  it('says at the field what was refused, and goes there', async () => {
    session.take({ guest, token: '', accounts: true });
    render(AccountPage);
    for (const [id, name] of [
      ['err-login-taken', 'username'],
      ['err-password-length', 'new-password'],
    ] as const) {
      answers['POST /api/account'] = refused(409, id);
      await fireEvent.input(field('Keep your games', 'username'), { target: { value: 'ada' } });
      await fireEvent.input(field('Keep your games', 'new-password'), { target: { value: 'short' } });
      submit('Keep your games');
      const wrong = field('Keep your games', name);
      await waitFor(() => expect(wrong.getAttribute('aria-invalid')).toBe('true'));
      expect(document.activeElement).toBe(wrong);
      expect(about(wrong)).toMatch(/This sign-in name is taken|10 to 200 characters/);
    }
    expect(toasts).toHaveLength(0);
    await fireEvent.input(field('Keep your games', 'new-password'), { target: { value: 'longer' } });
    expect(field('Keep your games', 'new-password').getAttribute('aria-invalid')).toBeNull();
  });

  it('sends nothing while a field is empty, and says which in its own words', async () => {
    session.take({ guest, token: '', accounts: true });
    render(AccountPage);
    submit('Sign in');
    const name = field('Sign in', 'username');
    await waitFor(() => expect(about(name)).toBe('Please fill this in.'));
    expect(document.activeElement).toBe(name);
    expect(sent.filter(({ path }) => path.startsWith('POST'))).toEqual([]);
  });

  it('changes the name without a new password', async () => {
    session.take({ guest: { ...guest, account: true }, token: '', accounts: true });
    answers['GET /api/account'] = { status: 200, body: account };
    answers['POST /api/account'] = {
      status: 200,
      body: { guest: { ...guest, account: true }, token: '', accounts: true },
    };
    render(AccountPage);
    await screen.findByText('Your sign-in name is ada.', { exact: false });
    await fireEvent.input(field('Name and password', 'username'), { target: { value: 'countess' } });
    await fireEvent.input(field('Name and password', 'password'), { target: { value: 'a long enough password' } });
    submit('Name and password');
    await waitFor(() =>
      expect(sent.find(({ path }) => path === 'POST /api/account')?.body).toEqual({
        name: 'countess',
        current: 'a long enough password',
      }),
    );
  });

  it('says that one is signed out', async () => {
    session.take({ guest: { ...guest, account: true }, token: '', accounts: true });
    answers['GET /api/account'] = { status: 200, body: account };
    answers['DELETE /api/session'] = { status: 204, body: null };
    answers['GET /api/session'] = { status: 200, body: { guest: null, token: '', accounts: true } };
    render(AccountPage);
    await fireEvent.click(await screen.findByRole('button', { name: 'Sign out of this device' }));
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['You’re signed out']));
    expect(location.pathname).toBe('/');
    expect(session.guest).toBeNull();
  });

  it('where accounts were switched off keeps who is in, and says that there is no way back', async () => {
    session.take({ guest: { ...guest, account: true }, token: '', accounts: false });
    answers['GET /api/account'] = { status: 200, body: account };
    render(AccountPage);
    await screen.findByText(/doesn’t accept sign-ins at the moment/);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'You’re signed in',
      'Delete account',
    ]);
  });

  it('tells who was deleted elsewhere what happened', () => {
    session.take({ guest: null, token: '', accounts: true, ended: true, deleted: true });
    render(AccountPage);
    expect(screen.getByRole('status').textContent).toContain('This account was deleted.');
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '$lib/net/http';
import { canPasskey } from '$lib/browser/passkeys';
import { session } from './session.svelte';
import { change } from './settings.svelte';

const guest = { name: 'Ada', language: 'en', settings: {}, webhook: '', account: true };
let answers: Record<string, { status: number; body: unknown }> = {};
let asked: string[] = [];

beforeEach(() => {
  [answers, asked] = [{}, []];
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    const { status, body } = answers[`${method} ${path}`] ?? { status: 404, body: {} };
    return Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) });
  });
});

describe('a session that ended', () => {
  const over = { status: 200, body: { guest: null, token: '', accounts: true, ended: true } };

  it('makes nobody a new guest unasked', async () => {
    answers['GET /api/session'] = over;
    await session.load();
    expect(session.ended).toBe(true);
    await expect(session.ensure()).rejects.toMatchObject({ problem: { id: 'err-session-ended', kind: 'session' } });
    expect(asked).not.toContain('POST /api/session');
  });

  it('is forgotten when one begins anew', async () => {
    answers['DELETE /api/session'] = { status: 204, body: null };
    answers['GET /api/session'] = { status: 200, body: { guest: null, token: '', accounts: true } };
    answers['POST /api/session'] = {
      status: 200,
      body: { guest: { ...guest, account: false }, token: 'x', accounts: true },
    };
    await session.beginAnew();
    expect(session.ended).toBe(false);
    expect((await session.ensure()).name).toBe('Ada');
  });

  it('is found out when the server does not know us any more', async () => {
    session.take({ guest, token: 'x', accounts: true } as never);
    answers['GET /api/tables/mine?which=running'] = {
      status: 401,
      body: { problem: { kind: 'session', id: 'err-session', args: {}, rule: '', text: '' } },
    };
    answers['GET /api/session'] = over;
    await expect(api.mine('running')).rejects.toMatchObject({ problem: { id: 'err-session-ended' } });
    await vi.waitFor(() => expect(session.ended).toBe(true));
    expect(session.guest).toBeNull();
  });
});

describe('the tabs of a browser', () => {
  it('hear from each other who one is', async () => {
    const other = new BroadcastChannel('tableside-session');
    const heard = vi.fn();
    other.onmessage = heard;
    session.enter({ guest, token: 'x', accounts: true } as never);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    answers['GET /api/session'] = { status: 200, body: { guest: null, token: '', accounts: true } };
    other.postMessage(null);
    await vi.waitFor(() => expect(session.guest).toBeNull());
    other.close();
  });
  it('make nobody a guest for the sake of a setting', async () => {
    session.take({ guest, token: 'x', accounts: true } as never);
    vi.useFakeTimers();
    change({ sounds: false });
    session.take({ guest: null, token: '', accounts: true });
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    expect(asked).toEqual([]);
  });
});

describe('passkeys', () => {
  it('are offered where a browser can make them', () => {
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal(
      'PublicKeyCredential',
      class {
        static parseCreationOptionsFromJSON() {
          return {};
        }
      },
    );
    expect(canPasskey('play.example')).toBe(true);
    expect(canPasskey('localhost')).toBe(true);
    expect(canPasskey('127.0.0.1')).toBe(false);
    expect(canPasskey('[::1]')).toBe(false);
    vi.stubGlobal('isSecureContext', false);
    expect(canPasskey('play.example')).toBe(false);
  });
});

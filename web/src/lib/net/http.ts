/** The HTTP part of the protocol: typed requests, and problems instead of status codes. */
import type {
  Account,
  GameInfo,
  GameWords,
  Invite,
  NewCompanion,
  NewPassword,
  NewPreview,
  NewSeat,
  NewTable,
  PasskeyOptions,
  Preview,
  Problem,
  Replay,
  ReplayPositions,
  ReviewProgress,
  Rules,
  Seat,
  SeatChange,
  Session,
  SessionChange,
  SharedCompanion,
  SignIn,
  Study,
  Table,
  TableChange,
  TableList,
  VerifyReport,
  Language,
} from '$lib/types.gen';

/** Something was refused. `problem` says it in words; nothing was changed. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

const nobodyAnswers: Problem = {
  kind: 'unavailable',
  id: 'net-no-answer',
  args: {},
  rule: '',
  text: 'The server does not answer.',
};
const notUnderstood: Problem = {
  kind: 'unavailable',
  id: 'net-odd-answer',
  args: {},
  rule: '',
  text: 'The server gave an odd answer.',
};

type Query = Readonly<Record<string, string | number | null | undefined>>;

export function withQuery(path: string, query: Query): string {
  const pairs = Object.entries(query).filter(
    (pair): pair is [string, string | number] => pair[1] !== null && pair[1] !== undefined && pair[1] !== '',
  );
  return pairs.length ? `${path}?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : path;
}

let unknown: () => Problem | null = () => null;
/** What to do when the server does not know us (any more), and what that means. */
export function whenUnknown(look: () => Problem | null): void {
  unknown = look;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
  } catch {
    throw new ProblemError(nobodyAnswers);
  }
  if (answer.status === 204) return undefined as T;
  const meant = answer.status === 401 ? unknown() : null;
  if (meant) throw new ProblemError(meant);
  const said = (await answer.json().catch(() => null)) as unknown;
  if (answer.ok && said !== null) return said as T;
  throw new ProblemError((said as { problem?: Problem } | null)?.problem ?? notUnderstood);
}

const table = (id: string, rest = '') => `/api/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  session: () => call<Session>('GET', '/api/session'),
  changeSession: (change: SessionChange) => call<Session>('POST', '/api/session', change),
  forget: () => call<void>('DELETE', '/api/session'),
  account: () => call<Account>('GET', '/api/account'),
  setPassword: (wish: NewPassword) => call<Session>('POST', '/api/account', wish),
  signIn: (wish: SignIn) => call<Session>('POST', '/api/account/sign-in', wish),
  passkeyOptions: () => call<PasskeyOptions>('POST', '/api/account/passkeys/options'),
  addPasskey: (credential: unknown) => call<Session>('POST', '/api/account/passkeys', { credential }),
  removePasskey: (id: string) => call<void>('DELETE', `/api/account/passkeys/${encodeURIComponent(id)}`),
  passkeySignInOptions: () => call<PasskeyOptions>('POST', '/api/account/passkeys/sign-in/options'),
  passkeySignIn: (credential: unknown, bring: boolean) =>
    call<Session>('POST', '/api/account/passkeys/sign-in', { credential, bring }),
  signOutEverywhere: () => call<void>('DELETE', '/api/account/sessions'),
  deleteAccount: (current: string) => call<void>('POST', '/api/account/delete', { current }),
  preview: (game: string, wish: NewPreview) =>
    call<Preview>('POST', `/api/games/${encodeURIComponent(game)}/preview`, wish),
  games: () => call<GameInfo[]>('GET', '/api/games'),
  gameWords: (game: string, language: Language) =>
    call<GameWords>('GET', withQuery(`/api/games/${game}/words`, { language })),
  rules: (game: string, language: Language) => call<Rules>('GET', withQuery(`/api/rules/${game}`, { language })),
  open: (wish: NewTable) => call<Table>('POST', '/api/tables', wish),
  openFirst: (game: string) => call<Table>('POST', '/api/tables/first', { game }),
  tables: (which: 'open' | 'watch', before?: string | null) =>
    call<TableList>('GET', withQuery('/api/tables', { which, before })),
  mine: (which: 'running' | 'finished', before?: string | null) =>
    call<TableList>('GET', withQuery('/api/tables/mine', { which, before })),
  table: (id: string, invite = '') => call<Table>('GET', withQuery(table(id), { invite })),
  join: (id: string, invite: string, seat: number | null = null) =>
    call<Table>('POST', table(id, '/join'), { invite, seat }),
  leave: (id: string) => call<Table>('POST', table(id, '/leave')),
  start: (id: string, level: string | null) => call<Table>('POST', table(id, '/start'), { level }),
  change: (id: string, change: TableChange) => call<Table>('PATCH', table(id), change),
  addSeat: (id: string, seat: NewSeat) => call<Table>('POST', table(id, '/seats'), seat),
  changeSeat: (id: string, number: number, seat: SeatChange) => call<Table>('PUT', table(id, `/seats/${number}`), seat),
  removeSeat: (id: string, number: number, was: Seat['kind']) =>
    call<Table>('DELETE', withQuery(table(id, `/seats/${number}`), { was })),
  clear: (id: string) => call<void>('DELETE', table(id)),
  invite: (id: string) => call<Invite>('GET', table(id, '/invite')),
  renewInvite: (id: string) => call<Invite>('POST', table(id, '/invite')),
  replay: (id: string, invite = '') => call<Replay>('GET', withQuery(table(id, '/replay'), { invite })),
  positions: (id: string, from: number, to: number, invite = '') =>
    call<ReplayPositions>('GET', withQuery(table(id, '/positions'), { from, to, invite })),
  study: (id: string, number: number, invite = '') =>
    call<Study>('GET', withQuery(table(id, '/study'), { number, invite })),
  review: (id: string, invite = '') => call<ReviewProgress>('GET', withQuery(table(id, '/review'), { invite })),
  startReview: (id: string, invite = '') => call<ReviewProgress>('POST', withQuery(table(id, '/review'), { invite })),
  share: (id: string, shared: boolean) => call<Table>('PUT', table(id, '/shared'), { shared }),
  recordPath: (id: string, invite = '') => withQuery(table(id, '/record'), { invite }),
  verify: (id: string, invite = '') => call<VerifyReport>('GET', withQuery(table(id, '/verify'), { invite })),
  verifyFile: (record: string) => call<VerifyReport>('POST', '/api/verify', record),
  shareCompanion: (wish: NewCompanion) => call<SharedCompanion>('POST', '/api/companions', wish),
  companion: (id: string) => call<SharedCompanion>('GET', `/api/companions/${encodeURIComponent(id)}`),
  stopCompanion: (id: string) => call<void>('DELETE', `/api/companions/${encodeURIComponent(id)}`),
  keepRecord: (record: string) => call<Table>('POST', '/api/records', record),
};

/** The problem in an error of any kind. An error that is not a problem is a bug and is thrown again. */
export function problemIn(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  throw error;
}

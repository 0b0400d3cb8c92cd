import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import process from 'node:process';
import { createLocal, type Local } from '#infra/local/index.ts';
import { operatorEnvironment } from '#infra/local/runtime/index.ts';
import { getSession } from '#shared/contracts/access/get-session.ts';
import { createTicket } from '#shared/contracts/live/create-ticket.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { updateAccount } from '#shared/contracts/settings/update-account.ts';
import { aLivedInStudio, type LivedIn } from './a-lived-in-studio.ts';
import { ops, opsRefused } from './ops.ts';
import { monday } from './scene.ts';
import { everythingKept } from './sweep.ts';

let local: Local;
let leaving: LivedIn;
let staying: LivedIn;

/** Everything stored in the table and as objects. Logs and queues expire by themselves. */
const stored = async () =>
  (await everythingKept(local)).filter(
    ([place]) => place.startsWith('table:') || place.startsWith('object:'),
  );

/** The stored items whose key or text contains one of these. */
const naming = (pieces: readonly [string, string][], words: readonly string[]): string[] =>
  pieces
    .filter(([place, text]) => words.some((word) => place.includes(word) || text.includes(word)))
    .map(([place]) => place);

/** A studio's items and objects, each with a digest of its content. */
function digestsOf(pieces: readonly [string, string][], { studioId }: LivedIn): Map<string, string> {
  const own = pieces.filter(([place]) => place.includes(studioId));
  expect(own.length).toBeGreaterThan(50);
  return new Map(own.map(([place, text]) => [place, createHash('sha256').update(text).digest('hex')]));
}

const wordsOf = ({ studioId, email, mailbox }: LivedIn): string[] => [studioId, email, mailbox];

const grantsAtGoogle = async (): Promise<string[]> => {
  const answer = await fetch(`${local.simulators.google.url}/_control/state`);
  return ((await answer.json()) as { grants: { email: string }[] }).grants.map(({ email }) => email);
};

const itLeaves = () => [
  'off-board',
  '--studio',
  leaving.studioId,
  '--confirm',
  'Alameda',
  '--cancel-subscription',
];

/** Starts the command and kills it as soon as it reports a step. */
async function killedAt(step: string): Promise<string> {
  const child = spawn(process.execPath, ['infra/tools/ops.ts', ...itLeaves()], {
    env: { ...process.env, ...operatorEnvironment(local) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said.includes(step)) child.kill('SIGKILL');
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? said;
}

const nothing = {
  subscriptions: 0,
  liveConnections: 0,
  mailboxLeave: 0,
  credentials: 0,
  objects: 0,
  items: 0,
  account: 0,
};

beforeAll(async () => {
  local = await createLocal({ clock: monday });
  leaving = await aLivedInStudio(local, 'leaving');
  staying = await aLivedInStudio(local, 'staying');
  // Work that follows bookings a minute later is done too.
  await local.advance(5 * 60_000);
  await local.settle();
});
afterAll(() => local.close());

describe('a studio that leaves', () => {
  it('is counted first, and removed only if its name and subscription are confirmed', async () => {
    const { studioId } = leaving;
    const { found } = await ops(local, 'off-board', '--studio', studioId, '--dry-run');
    expect(found).toEqual({
      subscriptions: 1,
      liveConnections: 0,
      mailboxLeave: 1,
      credentials: expect.any(Number),
      objects: expect.any(Number),
      items: expect.any(Number),
      account: 1,
    });
    expect(Object.entries(found as object).filter(([, count]) => count === 0)).toEqual([
      ['liveConnections', 0],
    ]);
    const unnamed = await opsRefused(local, 'off-board', '--studio', studioId, '--confirm', 'alameda');
    expect(unnamed).toMatchObject({
      code: 2,
      said: expect.stringContaining('--confirm must be "Alameda"'),
    });
    const unsaid = await opsRefused(local, 'off-board', '--studio', studioId, '--confirm', 'Alameda');
    expect(unsaid).toMatchObject({ code: 2, said: expect.stringContaining('--cancel-subscription') });
    expect(await ops(local, 'off-board', '--studio', studioId, '--dry-run')).toMatchObject({ found });
  });

  it('leaves nothing behind, wherever the command was killed, and removes nothing of other studios', async () => {
    const before = await stored();
    expect(naming(before, wordsOf(leaving)).length).toBeGreaterThan(100);
    expect(await grantsAtGoogle()).toEqual([leaving.mailbox, staying.mailbox]);
    const kept = digestsOf(before, staying);
    for (const place of Object.keys(nothing)) expect(await killedAt(`emptying: ${place}`)).toBe('SIGKILL');
    const answer = await ops(local, ...itLeaves());
    expect(answer).toMatchObject({ studioId: leaving.studioId, left: nothing });
    await local.settle();
    const after = await stored();
    expect(naming(after, wordsOf(leaving))).toEqual([]);
    expect(await grantsAtGoogle()).toEqual([staying.mailbox]);
    expect(digestsOf(after, staying)).toEqual(kept);
  });

  it('is refused at once, whatever its last token requests, and such requests leave nothing behind', async () => {
    const { token } = leaving;
    const closed = { problem: { code: 'studio-closed', status: 401 } };
    const asks = [
      () => local.call(getSession, {}, token),
      () => local.call(updateAccount, { country: 'MX', currency: 'MXN', timezone: null }, token),
      () => local.call(listClasses, { from: '2026-11-25', to: '2026-11-25' }, token),
      () => local.call(createTicket, {}, token),
    ];
    for (const ask of asks) await expect(ask()).rejects.toMatchObject(closed);
    await local.settle();
    expect(naming(await stored(), wordsOf(leaving))).toEqual([]);
    await expect(local.call(getSession, {}, staying.token)).resolves.toMatchObject({
      studioId: staying.studioId,
    });
  });

  it('no longer exists afterwards: its owner cannot sign in, and scheduled jobs ignore it', async () => {
    await expect(local.signIn({ email: leaving.email, password: 'six-six-six' })).rejects.toThrow(
      'Incorrect username or password',
    );
    for (const { function: target } of local.assembly.schedules) await local.runSchedule(target.name);
    await local.settle();
    await local.advance(15 * 60_000);
    await local.settle();
    expect(naming(await stored(), wordsOf(leaving))).toEqual([]);
    const { queues } = await ops(local, 'redrive', '--dry-run');
    expect((queues as { deadLetters: number }[]).map(({ deadLetters }) => deadLetters)).toEqual(
      (queues as unknown[]).map(() => 0),
    );
    const again = await ops(local, ...itLeaves());
    expect(again).toEqual({
      command: 'off-board',
      studioId: leaving.studioId,
      studioName: null,
      left: nothing,
    });
  });
});

import { Agent, request } from 'node:http';
import type { Local } from '#infra/local/index.ts';
import { openTicket } from '#shared/contracts/support/open-ticket.ts';
import type { AnyOperation } from '#shared/contracts/operation.ts';
import { registry } from '#shared/contracts/registry.ts';
import { chunksOf } from '#functions/_platform/common/in-parallel.ts';
import { everythingIn } from './every-operation.ts';
import { bodiesRefused, wholeBody } from './hostile-bodies.ts';
import { hooksOf, type Hook } from './hostile-hooks.ts';
import {
  brokenBodies,
  cursorsFrom,
  hostileDates,
  hostileIds,
  hostileJson,
  hostileKeys,
  hostileTexts,
  pick,
  seeded,
} from './hostile-values.ts';

const atOnce = 8;
const noAnswer = 0;
/** Half the lifetime of a token. */
const renewAfterMs = 30 * 60_000;
/** This operation ends the sign-in. It takes no body, so it succeeds whatever is sent. */
const endsSignIn = 'live.closeConnections';
/** The statuses returned before a request is examined: no session, no subscription, not allowed. */
const turnedAwayBy: readonly number[] = [401, 402, 403];
/** One more ticket than fits on a page, which has 25. */
const ticketsOfTwoPages = 26;

export interface Tally {
  /** The number of requests of each operation, by status. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** The requests that caused a server error. */
  readonly faults: readonly string[];
  /** Operations whose ordinary request did not succeed as it should. */
  readonly notOrdinary: readonly string[];
  /** Operations that never examined their input, because each request was refused earlier. */
  readonly turnedAway: readonly string[];
  readonly requests: number;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

const agent = new Agent({ maxSockets: atOnce });

/** API Gateway limits the request line and headers to 10,240 bytes, so nothing longer reaches a function. */
const addressCharactersMax = 8_000;

/** Sends a request unchanged, without normalising its address. */
const send = (
  origin: string,
  { method, path, headers, body }: Asked,
): Promise<{ status: number; text: string }> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    // Without its length, the body of a DELETE would be read as a separate request.
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = { hostname, port, method, path, headers: { ...headers, ...length }, agent };
    const asked = request(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
      );
    });
    // A server that closes the connection has not answered, which counts as a fault.
    asked.on('error', (error) => resolve({ status: noAnswer, text: error.message }));
    asked.end(body);
  });

type Scene = Awaited<ReturnType<typeof everythingIn>>;
type Random = () => number;

const fieldsOf = ({ shape }: { readonly shape: object }): string[] => Object.keys(shape);
const isList = ({ query }: AnyOperation): boolean => 'cursor' in query.shape;

/** The cursors that lists returned, by list. */
type Cursors = ReadonlyMap<string, string>;

/** Uses cursors of the same list as often as cursors of any list. */
function cursorFor(id: string, cursors: Cursors, random: Random): string {
  const own = cursors.get(id);
  return own !== undefined && random() < 0.5 ? own : pick([...cursors.values()], random);
}

/** A hostile value that fits the type of the field. */
const hostileField = (id: string, name: string, cursors: Cursors, random: Random): string =>
  name === 'cursor' && cursors.size > 0
    ? cursorsFrom(cursorFor(id, cursors, random), random)
    : pick(random() < 0.4 ? hostileDates : hostileTexts, random).slice(0, 8_000);

const encoded = (text: string, random: Random): string =>
  // Half a surrogate pair has no UTF-8 form; and requests may also contain bytes that are not text.
  random() < 0.05
    ? pick(['%00', '%ff', '%e0%80', '%', '%2e%2e%2f', '%25%32%65'], random)
    : encodeURIComponent(text.toWellFormed());

function addressOf(
  { id, path, query }: AnyOperation,
  ids: Readonly<Record<string, string>>,
  cursors: Cursors,
  random: Random,
): string {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const hostile = names.length > 0 && random() < 0.6 ? pick(names, random) : undefined;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encoded(
      name === hostile ? pick([...hostileIds, ...Object.values(ids)], random) : (ids[name] ?? 'x'),
      random,
    ),
  );
  const given = fieldsOf(query).filter((name) => random() < (name === 'cursor' ? 0.8 : 0.5));
  const more = random() < 0.05 ? ['__proto__', 'unknown'] : [];
  const search = [...given, ...more].map(
    (name) => `${name}=${encoded(hostileField(id, name, cursors, random), random)}`,
  );
  const whole = search.length > 0 ? `${filled}?${search.join('&')}` : filled;
  return whole.slice(0, addressCharactersMax);
}

/** A copy of the body with one part replaced or added. */
function spoilt(value: unknown, random: Random): unknown {
  const hostile = () =>
    random() < 0.6 ? pick([...hostileTexts, ...hostileDates], random) : pick(hostileJson, random);
  if (Array.isArray(value) && value.length > 0 && random() < 0.7)
    return value.map((part, at) => (at === 0 ? spoilt(part, random) : (part as unknown)));
  if (typeof value !== 'object' || value === null || random() < 0.05) return hostile();
  const names = Object.keys(value);
  if (names.length === 0 || random() < 0.1) return { ...value, [pick(hostileIds, random)]: hostile() };
  const name = pick(names, random);
  return { ...value, [name]: spoilt((value as Record<string, unknown>)[name], random) };
}

/** A body that does not fit the operation. None of these requests should succeed. */
const bodyOf = (operation: AnyOperation, random: Random): string =>
  random() < 0.1 ? pick(brokenBodies, random) : JSON.stringify(spoilt(wholeBody(operation.id), random));

interface Surroundings {
  readonly local: Local;
  readonly scene: Scene;
  readonly ids: Readonly<Record<string, string>>;
  readonly cursors: Cursors;
  readonly hooks: readonly Hook[];
  readonly tokens: () => Promise<Readonly<Record<Sender, string>>>;
}

/** The sender of a request. The user who signs out may already be signed out. */
type Sender = 'owner' | 'superadmin' | 'leaver';

/** Everybody's tokens, renewed before they expire, because a run may take longer than they last. */
async function createTokens(local: Local, scene: Scene): Promise<Surroundings['tokens']> {
  const leaver = { email: 'leaver@elsewhere.test', password: 'six-six-six' };
  await local.createOwner(leaver);
  const signIn = async () => {
    const tokenOf = async (account: typeof leaver) => (await local.signIn(account)).token;
    return {
      owner: await tokenOf(scene.accountOf('owner')),
      superadmin: await tokenOf(scene.accountOf('superadmin')),
      leaver: await tokenOf(leaver),
    };
  };
  let signedInAtMs = local.now().getTime();
  let tokens = signIn();
  return () => {
    if (local.now().getTime() - signedInAtMs > renewAfterMs) {
      signedInAtMs = local.now().getTime();
      tokens = signIn();
    }
    return tokens;
  };
}

const statusOfGood = (status: number): boolean => status >= 200 && status < 300;

/** Requests the second page of each list, under every filter that has one. */
async function cursorsOf(scene: Scene): Promise<Cursors> {
  const cursors = new Map<string, string>();
  for (const operation of registry.filter(isList)) {
    const who = operation.access === 'superadmin' ? 'superadmin' : 'owner';
    const answer = await scene.ask(operation, who, { search: scene.searchOf(operation) });
    const { cursor } = (await answer.json()) as { readonly cursor?: string | null };
    if (typeof cursor === 'string') cursors.set(operation.id, cursor);
  }
  return cursors;
}

function askedOf(
  operation: AnyOperation,
  { ids, cursors, hooks, local }: Surroundings,
  tokens: Readonly<Record<Sender, string>>,
  random: Random,
): Asked {
  const { method, id } = operation;
  const hook = hooks.find((one) => one.id === id);
  if (hook) {
    const body = random() < 0.1 ? pick(brokenBodies, random) : JSON.stringify(spoilt(hook.sample, random));
    return {
      method,
      path: hook.path,
      body,
      headers: { 'content-type': 'application/json', ...hook.sign(body, local.now()) },
    };
  }
  const sender = operation.access === 'superadmin' ? 'superadmin' : 'owner';
  const authorization = { authorization: `Bearer ${tokens[id === endsSignIn ? 'leaver' : sender]}` };
  const key: Record<string, string> = random() < 0.1 ? { 'idempotency-key': pick(hostileKeys, random) } : {};
  const path = addressOf(operation, ids, cursors, random);
  if (method === 'GET') return { method, path, headers: authorization };
  return {
    method,
    path,
    body: bodyOf(operation, random),
    headers: { ...authorization, ...key, 'content-type': 'application/json' },
  };
}

/** An ordinary request of every operation, which has to succeed before anything hostile is sent. */
async function ordinaryOf(scene: Scene): Promise<string[]> {
  const wrong = bodiesRefused();
  for (const operation of registry) {
    const who = operation.access === 'superadmin' ? 'superadmin' : 'owner';
    if (operation.method !== 'GET' || operation.access === 'public') continue;
    const { status } = await scene.ask(operation, who, { search: scene.searchOf(operation) });
    const wanted = scene.withoutRow.includes(operation.id) ? status === 404 : statusOfGood(status);
    if (!wanted) wrong.push(`${operation.id}: ${status}`);
  }
  return wrong;
}

/** After a sign-out during the run nothing more would be found, so no operation may sign anybody out. */
const turnedAwayIn = (counts: Tally['counts']): string[] =>
  [...counts]
    .filter(([id, byStatus]) => id !== endsSignIn && turnedAwayBy.some((status) => byStatus.has(status)))
    .map(([id, byStatus]) => `${id}: ${JSON.stringify(Object.fromEntries(byStatus))}`);

const lists = registry.filter(isList);
/** Lists are requested three times as often as other operations. */
const operationsAsked: readonly AnyOperation[] = [...registry, ...lists, ...lists];

/**
 * The given number of operations in call order: a few in turn until they are used up, then the next few. The twin ends
 * the thread of a function that has not been called for a while, and the next call is then slow.
 */
function inTurn(requests: number): AnyOperation[] {
  const times = Math.floor(requests / operationsAsked.length);
  const turns = chunksOf(operationsAsked, atOnce);
  const whole = turns.flatMap((few) => Array<AnyOperation[]>(times).fill(few).flat());
  return [...whole, ...operationsAsked.slice(0, requests - whole.length)];
}

/**
 * Sends the given number of hostile requests to the public address of a twin, over all operations, as an owner, as a
 * superadmin, and as marketplaces and Stripe with valid signatures.
 *
 * @param seed the same seed gives the same requests
 */
export async function hostileRun(local: Local, requests: number, seed: number): Promise<Tally> {
  const random = seeded(seed);
  const scene = await everythingIn(local);
  for (let at = 0; at < ticketsOfTwoPages; at += 1)
    await local.call(openTicket, { subject: `Help ${at}`, description: 'Please.' }, scene.alameda.token);
  const notOrdinary = await ordinaryOf(scene);
  const surroundings: Surroundings = {
    local,
    scene,
    ids: scene.ids,
    cursors: await cursorsOf(scene),
    hooks: await hooksOf(local, scene.alameda),
    tokens: await createTokens(local, scene),
  };
  const counts = new Map<string, Map<number, number>>();
  const faults: string[] = [];
  const left = inTurn(requests).values();
  let sent = 0;
  const work = async (): Promise<void> => {
    for (;;) {
      const tokens = await surroundings.tokens();
      // Nothing is awaited from here to the request, so that the same seed gives the same requests.
      const { value: operation } = left.next();
      if (!operation) return;
      sent += 1;
      const asked = askedOf(operation, surroundings, tokens, random);
      const { status, text } = await send(local.url, asked);
      const ofOperation = counts.get(operation.id) ?? new Map<number, number>();
      ofOperation.set(status, (ofOperation.get(status) ?? 0) + 1);
      counts.set(operation.id, ofOperation);
      if (status >= 500 || status === noAnswer)
        faults.push(
          `${operation.id} ${status}: ${asked.method} ${asked.path.slice(0, 300)} ${(asked.body ?? '').slice(0, 300)} -> ${text.slice(0, 300)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
  await local.settle();
  return { counts, faults, notOrdinary, turnedAway: turnedAwayIn(counts), requests: sent };
}

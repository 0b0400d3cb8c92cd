import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import type { ChangeRecord } from '#infra/local/emulators/table/index.ts';
import type { ClassInput } from '#infra/local/simulators/index.ts';
import { listingOf, marketplace, readClass, type ClassItem, type Marketplace } from './listing.ts';

export type StaffOptions = {
  urls: Readonly<Record<Marketplace, string>>;
  /** The file that records which marketplace account belongs to which studio. */
  file: string;
  /** The classes that a studio has uploaded, including past ones. */
  classesOf: (studioId: string) => Promise<ClassItem[]>;
  now: () => Date;
};

/** Simulates the manual work of marketplace staff: opens a studio's account and lists the classes it uploads. */
export type Staff = {
  /**
   * Creates the account of a studio that is about to connect a marketplace, unless an account with that username
   * exists.
   */
  onInvoking: (functionName: string, event: unknown) => Promise<void>;
  /** Detects that a studio has connected a marketplace. */
  onInvoked: (functionName: string, event: unknown, result: unknown) => void;
  onRecord: (record: ChangeRecord) => void;
  busy: () => boolean;
  /** Resolves when all work on the events so far is done. */
  drain: () => Promise<void>;
};

const connecting = z.object({
  pathParameters: z.object({ integrationId: marketplace }),
  body: z.string(),
  requestContext: z.object({
    authorizer: z.object({ jwt: z.object({ claims: z.object({ sub: z.string() }) }) }),
  }),
});
const credentials = z.object({ username: z.string(), password: z.string() });
const listed = z.array(z.object({ reference: z.string() }));

type Batch = { name: Marketplace; username: string; classes: Map<string, ClassInput> };

export function createStaff({ urls, file, classesOf, now }: StaffOptions): Staff {
  const accounts = readAccounts(file);
  const waiting = new Map<string, Batch>();
  const work = createWork();
  const isComing = ({ startsAt }: ClassItem): boolean => startsAt > now().toISOString();

  const flush = async () => {
    const batches = [...waiting.values()];
    waiting.clear();
    for (const { name, username, classes } of batches)
      await put(urls[name], classesPath(username), [...classes.values()]);
  };
  const list = (item: ClassItem, name: Marketplace, isNew: boolean) => {
    const username = accounts[`${item.studioId}/${name}`];
    if (username === undefined) return;
    if (waiting.size === 0) work.add(flush);
    const key = `${name}/${username}`;
    const batch = waiting.get(key) ?? { name, username, classes: new Map<string, ClassInput>() };
    const before = batch.classes.get(item.classId);
    batch.classes.set(item.classId, { ...before, ...listingOf(item, name, isNew) });
    waiting.set(key, batch);
  };
  const listAll = async ({ name, studio, studioId }: Account) => {
    const known = listed.parse(await get(urls[name], classesPath(studio.username)));
    const references = new Set(known.map(({ reference }) => reference));
    for (const item of await classesOf(studioId))
      if (isComing(item) && !references.has(item.classId)) list(item, name, true);
  };
  return {
    ...work,
    onInvoking: async (functionName, event) => {
      const account = functionName === connectFunction && accountOf(event);
      if (!account) return;
      const { name, studio } = account;
      await put(urls[name], '/_control/new-studio', studio);
    },
    onInvoked: (functionName, event, result) => {
      const done = functionName === connectFunction && (result as Answered | null)?.statusCode === 200;
      const account = done && accountOf(event);
      if (!account) return;
      accounts[`${account.studioId}/${account.name}`] = account.studio.username;
      writeFileSync(file, JSON.stringify(accounts), { mode: 0o600 });
      work.add(() => listAll(account));
    },
    onRecord: ({ eventName, dynamodb: { NewImage, OldImage } }) => {
      const item = readClass(NewImage);
      if (!item || !isComing(item)) return;
      const isNew = eventName === 'INSERT';
      const isBooked = () =>
        JSON.stringify(readClass(OldImage)?.bookedByChannel) !== JSON.stringify(item.bookedByChannel);
      if (isNew || isBooked()) for (const name of marketplace.options) list(item, name, isNew);
    },
  };
}

/** Runs tasks one after another, each in a later turn of the event loop. A failing task does not stop the others. */
function createWork() {
  let last: Promise<void> = Promise.resolve();
  let tasks = 0;
  return {
    add: (task: () => Promise<void>): void => {
      tasks += 1;
      last = last
        .then(() => new Promise<void>((resolve) => setImmediate(resolve)))
        .then(task)
        .catch((error: unknown) => process.emitWarning(String(error)))
        .finally(() => (tasks -= 1));
    },
    busy: () => tasks > 0,
    drain: () => last,
  };
}

const readAccounts = (file: string): Record<string, string> =>
  existsSync(file) ? z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : {};

type Account = { name: Marketplace; studioId: string; studio: z.output<typeof credentials> };

type Answered = { statusCode?: number };

const connectFunction = 'integrations.connect-marketplace';

function accountOf(event: unknown): Account | undefined {
  const parsed = connecting.safeParse(event);
  if (!parsed.success) return undefined;
  const { pathParameters, body, requestContext } = parsed.data;
  const { integrationId: name } = pathParameters;
  const studioId = requestContext.authorizer.jwt.claims.sub;
  // The product never signs in to ClassPass: only the studio uses its dashboard there.
  const given = name === 'classpass' ? { username: studioId, password: 'by hand' } : jsonOf(body);
  const studio = credentials.safeParse(given).data;
  return studio && { name, studioId, studio };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const classesPath = (username: string): string =>
  `/_control/classes?${new URLSearchParams({ studio: username })}`;

async function ask(url: string, path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(new URL(path, url), init);
  if (!answer.ok) throw new Error(`The simulator at ${url} refused ${path}: ${answer.status}`);
  return answer;
}

const get = async (url: string, path: string): Promise<unknown> => (await ask(url, path, {})).json();

async function put(url: string, path: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await ask(url, path, { method: 'PUT', headers, body: JSON.stringify(body) });
}

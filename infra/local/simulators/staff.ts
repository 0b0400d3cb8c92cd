import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import type { ChangeRecord } from '../emulators/table/records.ts';
import type { ClassInput } from './_shared/class.ts';

type Marketplace = 'wellhub' | 'totalpass' | 'fitpass';

export type StaffOptions = {
  urls: Readonly<Record<Marketplace, string>>;
  /** Remembers which account of a marketplace is which studio's. */
  file: string;
  now: () => Date;
};

/** Does what people at the marketplaces do by hand: opens a studio's account, and lists the classes it uploads. */
export type Staff = {
  /** Watches for a studio that connects a marketplace. */
  onInvoked: (functionName: string, event: unknown, result: unknown) => void;
  onRecord: (record: ChangeRecord) => void;
};

const marketplace = z.enum(['wellhub', 'totalpass', 'fitpass']);
const connecting = z.object({
  pathParameters: z.object({ integrationId: marketplace }),
  body: z.string(),
  requestContext: z.object({
    authorizer: z.object({ jwt: z.object({ claims: z.object({ sub: z.string() }) }) }),
  }),
});
const credentials = z.object({ username: z.string(), password: z.string() });
const classItem = z.object({
  __edb_e__: z.literal('class'),
  studioId: z.string(),
  classId: z.string(),
  className: z.string(),
  room: z.string(),
  instructor: z.string().default(''),
  startsAt: z.string(),
  localDate: z.string(),
  localTime: z.string(),
  allocations: z.record(z.string(), z.number()),
  bookedByChannel: z.record(z.string(), z.number()),
});
type ClassItem = z.output<typeof classItem>;

const classMinutes = 55;

export function createStaff({ urls, file, now }: StaffOptions): Staff {
  const accounts = readAccounts(file);
  const waiting = new Map<string, { url: string; username: string; classes: Map<string, ClassInput> }>();
  let work: Promise<void> = Promise.resolve();
  const enqueue = (task: () => Promise<void>) => {
    const before = work;
    work = (async () => {
      await before;
      await task();
    })().catch((error: unknown) => process.emitWarning(String(error)));
  };
  const flush = async () => {
    const batches = [...waiting.values()];
    waiting.clear();
    for (const { url, username, classes } of batches)
      await put(url, `/_control/classes?${new URLSearchParams({ studio: username })}`, [...classes.values()]);
  };
  const list = (item: ClassItem, isNew: boolean) => {
    for (const name of marketplace.options) {
      const username = accounts[`${item.studioId}/${name}`];
      if (username === undefined) continue;
      if (waiting.size === 0) setImmediate(() => enqueue(flush));
      const key = `${name}/${username}`;
      const batch = waiting.get(key) ?? { url: urls[name], username, classes: new Map<string, ClassInput>() };
      const listed = batch.classes.get(item.classId);
      batch.classes.set(item.classId, { ...listed, ...listingOf(item, name, isNew) });
      waiting.set(key, batch);
    }
  };
  return {
    onInvoked: (functionName, event, result) => {
      const account = functionName === 'integrations.connect-marketplace' && accountOf(event, result);
      if (!account) return;
      accounts[`${account.studioId}/${account.name}`] = account.username;
      writeFileSync(file, JSON.stringify(accounts));
      enqueue(() => put(urls[account.name], '/_control/studio', account.studio));
    },
    onRecord: ({ eventName, dynamodb: { NewImage, OldImage } }) => {
      const item = read(NewImage);
      if (!item || item.startsAt <= now().toISOString()) return;
      const before = read(OldImage);
      const isNew = eventName === 'INSERT';
      if (isNew || JSON.stringify(before?.bookedByChannel) !== JSON.stringify(item.bookedByChannel))
        list(item, isNew);
    },
  };
}

const read = (image: ChangeRecord['dynamodb']['NewImage']): ClassItem | undefined =>
  image && classItem.safeParse(unmarshall(image as unknown as Parameters<typeof unmarshall>[0])).data;

const readAccounts = (file: string): Record<string, string> =>
  existsSync(file) ? z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : {};

function accountOf(event: unknown, result: unknown) {
  if ((result as { statusCode?: number } | null)?.statusCode !== 200) return undefined;
  const parsed = connecting.safeParse(event);
  if (!parsed.success) return undefined;
  const studio = credentials.parse(JSON.parse(parsed.data.body));
  return {
    studio: { username: studio.username, password: studio.password },
    username: studio.username,
    name: parsed.data.pathParameters.integrationId,
    studioId: parsed.data.requestContext.authorizer.jwt.claims.sub,
  };
}

/** Places are offered when a class is first listed; afterwards they are Cupo's to change. */
const listingOf = (item: ClassItem, name: Marketplace, isNew: boolean): ClassInput => ({
  reference: item.classId,
  name: item.className,
  localDate: item.localDate,
  localTime: item.localTime,
  timezone: offsetOf(item),
  startsAt: item.startsAt,
  room: item.room,
  durationMinutes: classMinutes,
  instructor: item.instructor,
  ...(isNew ? { slots: item.allocations[name] ?? 0 } : {}),
  booked: item.bookedByChannel[name] ?? 0,
});

/** The class's distance from UTC, as a time zone: `-06:00`. */
function offsetOf({ localDate, localTime, startsAt }: ClassItem): string {
  const minutes = (Date.parse(`${localDate}T${localTime}:00Z`) - Date.parse(startsAt)) / 60_000;
  const two = (value: number) => String(Math.trunc(Math.abs(value))).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}

async function put(url: string, path: string, body: unknown): Promise<void> {
  const { ok, status } = await fetch(new URL(path, url), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!ok) throw new Error(`The simulator at ${url} refused ${path}: ${status}`);
}

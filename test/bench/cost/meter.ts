import type { Local } from '#infra/local/index.ts';
import type { Usage } from '#infra/local/runtime/index.ts';
import { heardMore, heardOf, type Heard } from './heard.ts';
import { settled } from './settled.ts';
import type { Message } from './message.ts';

/** The mean usage of one metered event, by function. */
export type PerEvent = ReadonlyMap<string, Usage>;

const scaledRequests = ({ requests, waitedMs, lastedMs }: Usage['aws'], by: number): Usage['aws'] => ({
  requests: requests * by,
  waitedMs: waitedMs * by,
  lastedMs: lastedMs * by,
});

const scaled = (usage: Usage, by: number): Usage => ({
  calls: usage.calls * by,
  readUnits: usage.readUnits * by,
  writeUnits: usage.writeUnits * by,
  invocations: usage.invocations * by,
  firsts: usage.firsts * by,
  warmCpuMs: usage.warmCpuMs * by,
  // Starts are not part of an event; this is the total number of starts so far.
  starts: usage.starts,
  loadCpuMs: usage.loadCpuMs,
  firstCpuMs: usage.firstCpuMs,
  aws: scaledRequests(usage.aws, by),
  outside: scaledRequests(usage.outside, by),
  answerBytes: usage.answerBytes * by,
  logBytes: usage.logBytes * by,
  batches: usage.batches * by,
  standardBatches: usage.standardBatches * by,
  actions: Object.fromEntries(Object.entries(usage.actions).map(([action, times]) => [action, times * by])),
});

const difference = (more: Usage, less: Usage | undefined): Usage => {
  if (!less) return more;
  const minus = scaled(less, -1);
  const requests = (left: Usage['aws'], right: Usage['aws']): Usage['aws'] => ({
    requests: left.requests + right.requests,
    waitedMs: left.waitedMs + right.waitedMs,
    lastedMs: left.lastedMs + right.lastedMs,
  });
  const names = [...new Set([...Object.keys(more.actions), ...Object.keys(minus.actions)])];
  return {
    ...more,
    calls: more.calls + minus.calls,
    readUnits: more.readUnits + minus.readUnits,
    writeUnits: more.writeUnits + minus.writeUnits,
    invocations: more.invocations + minus.invocations,
    firsts: more.firsts + minus.firsts,
    warmCpuMs: more.warmCpuMs + minus.warmCpuMs,
    aws: requests(more.aws, minus.aws),
    outside: requests(more.outside, minus.outside),
    answerBytes: more.answerBytes + minus.answerBytes,
    logBytes: more.logBytes + minus.logBytes,
    batches: more.batches + minus.batches,
    standardBatches: more.standardBatches + minus.standardBatches,
    actions: Object.fromEntries(
      names.map((name) => [name, (more.actions[name] ?? 0) + (minus.actions[name] ?? 0)]),
    ),
  };
};

/** The usage of one event, and the messages about it that open pages received. */
export interface Metered {
  readonly used: PerEvent;
  readonly heard: Heard;
}

const usedMore = (few: PerEvent, many: PerEvent, more: number): PerEvent =>
  new Map([...many].map(([name, usage]) => [name, scaled(difference(usage, few.get(name)), 1 / more)]));

/** The usage that each further event adds. */
export const eachOf = (few: Metered, many: Metered, more: number): Metered => ({
  used: usedMore(few.used, many.used, more),
  heard: heardMore(few.heard, many.heard, more),
});

/** How often an event is repeated while it is metered. */
export interface Often {
  /** The first repetitions, which differ from the later ones. */
  readonly unlike?: number;
  /** After these repetitions the functions are warm. */
  readonly warmUps: number;
  readonly times: number;
}

export interface Metering {
  readonly local: Local;
  /** The messages that an open page received since the last call. */
  readonly heard?: () => Promise<readonly Message[]>;
}

const hearsNothing = (): Promise<readonly Message[]> => Promise.resolve([]);

/** Reopening the listening page from time to time is not part of an event. */
const pageOpens = new Set(['live.create-ticket', 'live.connect.socket', 'live.disconnect.socket']);

/**
 * Opened credentials are cached for longer than most events are metered. Separate events count how often a month opens
 * them, so an opening that happens during another event would be counted twice.
 */
const withoutOpenings = ({ actions, ...usage }: Usage): Usage => ({
  ...usage,
  actions: Object.fromEntries(Object.entries(actions).filter(([action]) => action !== 'kms:Decrypt')),
});

/**
 * Meters an event a number of times, after warm-up repetitions that are not metered. In the first warm-up every
 * function is cold, so its start is the start for this event. The very first work of a function may have cost more.
 */
export async function metered(
  { local, heard = hearsNothing }: Metering,
  { unlike = 0, warmUps, times }: Often,
  event: (index: number) => Promise<void>,
): Promise<Metered> {
  for (let index = 0; index < unlike; index += 1) await event(index);
  await settled(local);
  local.reloadFunctions();
  local.metering.forget();
  for (let index = unlike; index < unlike + warmUps; index += 1) await event(index);
  await settled(local);
  await heard();
  local.metering.reset();
  for (let index = 0; index < times; index += 1) await event(unlike + warmUps + index);
  await settled(local);
  const used = [...local.metering.usage()].filter(([name]) => !pageOpens.has(name));
  return {
    used: new Map(used.map(([name, usage]) => [name, scaled(withoutOpenings(usage), 1 / times)])),
    heard: heardOf(await heard(), times),
  };
}

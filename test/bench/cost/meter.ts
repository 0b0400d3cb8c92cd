import type { Local } from '#infra/local/index.ts';
import type { Usage } from '#infra/local/runtime/index.ts';
import { heardMore, heardOf, type Heard } from './heard.ts';
import { settled } from './settled.ts';
import type { Message } from './message.ts';

/** What one event used, function by function: the mean over those that were metered. */
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
  // Starts are no part of an event: they stay all that there ever were.
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

/** What one event used, and what pages that are open heard of it. */
export interface Metered {
  readonly used: PerEvent;
  readonly heard: Heard;
}

const usedMore = (few: PerEvent, many: PerEvent, more: number): PerEvent =>
  new Map([...many].map(([name, usage]) => [name, scaled(difference(usage, few.get(name)), 1 / more)]));

/** What each of some more adds. */
export const eachOf = (few: Metered, many: Metered, more: number): Metered => ({
  used: usedMore(few.used, many.used, more),
  heard: heardMore(few.heard, many.heard, more),
});

/** How often an event happens for its metering. */
export interface Often {
  /** Those at first that are not like the later ones. */
  readonly unlike?: number;
  /** By their end the functions are warm. */
  readonly warmUps: number;
  readonly times: number;
}

export interface Metering {
  readonly local: Local;
  /** What a page heard since this was asked for last, where one is open. */
  readonly heard?: () => Promise<readonly Message[]>;
}

const hearsNothing = (): Promise<readonly Message[]> => Promise.resolve([]);

/** That the page which listens is opened now and then is no part of an event. */
const pageOpens = new Set(['live.create-ticket', 'live.connect.socket', 'live.disconnect.socket']);

/**
 * What is opened is kept for longer than most events are metered: how often a month opens it is told by events of their
 * own, and what chance brings into one of these would be told twice.
 */
const withoutOpenings = ({ actions, ...usage }: Usage): Usage => ({
  ...usage,
  actions: Object.fromEntries(Object.entries(actions).filter(([action]) => action !== 'kms:Decrypt')),
});

/**
 * Meters an event so many times, after some that are not metered. The first of the warm-ups finds every function gone:
 * what a start costs is what it costs this event, for the first that a function ever did was perhaps something larger.
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

// Converts the usage that the twin metered into the units that AWS would bill. All functions here are pure.
import type { Usage } from '#infra/local/runtime/index.ts';
import type { Units } from './prices.ts';

/** The assumptions about what the twin cannot measure. */
export interface Assumptions {
  /**
   * How many times slower a core of Lambda's arm64 is than this machine's. `yardstick.ts` measures it for the current
   * machine.
   */
  readonly slowerCore: number;
  /** The memory at which a function has one whole core. With less memory it has a smaller share. */
  readonly wholeCoreMegabytes: number;
  /** How long a call takes. Calls that overlapped on this machine are assumed to overlap as much on Lambda. */
  readonly tableCallMs: number;
  readonly awsCallMs: number;
  readonly outsideRequestMs: number;
  /** The number of pollers with which Lambda reads a queue, and how long each waits for messages. */
  readonly pollersPerQueue: number;
  readonly pollSeconds: number;
  /** How long an unused environment is kept. */
  readonly environmentRetainedSeconds: number;
  /** The bytes that Lambda itself logs for an invocation, if its own log lines are on. */
  readonly platformLogBytes: number;
  /** The bytes that CloudWatch adds to each line. An invocation has few lines. */
  readonly requestHeaderBytes: number;
}

export const assumptions: Assumptions = {
  slowerCore: 1.5,
  wholeCoreMegabytes: 1769,
  tableCallMs: 6,
  awsCallMs: 12,
  outsideRequestMs: 150,
  pollersPerQueue: 5,
  pollSeconds: 20,
  environmentRetainedSeconds: 600,
  platformLogBytes: 700,
  requestHeaderBytes: 500,
};

/** What the templates say about a function. */
export interface FunctionFacts {
  readonly memoryMegabytes: number;
  /** Whether Lambda logs the beginning and the end of each invocation. */
  readonly platformLogs: boolean;
  /** How the function is invoked: by the HTTP API, by a queue, or otherwise. */
  readonly trigger: 'http' | 'queue' | 'other';
  /** Whether the function reads one item of the table while it starts. */
  readonly readsFirst?: boolean;
}

/** The units of an eventually consistent read of an item that does not exist. */
const firstReadUnits = 0.5;

/** How many times slower code runs with a share of a core. */
const stretch = (memoryMegabytes: number, { slowerCore, wholeCoreMegabytes }: Assumptions): number =>
  slowerCore / Math.min(1, memoryMegabytes / wholeCoreMegabytes);

const gbSeconds = (memoryMegabytes: number, ms: number): number => (memoryMegabytes / 1024) * (ms / 1000);

const sum = (values: readonly number[]): number => values.reduce((left, right) => left + right, 0);

const countOf = ({ actions }: Usage, wanted: RegExp): number =>
  sum(Object.entries(actions).flatMap(([action, times]) => (wanted.test(action) ? [times] : [])));

const nearlyNone = 1e-6;

/** This machine's processor time for a warm invocation, or for the first one if no other was metered. */
function warmCpuMsEach({ invocations, firsts, warmCpuMs, starts, firstCpuMs }: Usage): number {
  // The usage that one event adds to another is a difference, in which zero may appear as a value near 10^-16.
  if (invocations - firsts > nearlyNone) return warmCpuMs / (invocations - firsts);
  return starts > 0 ? firstCpuMs / starts : 0;
}

/**
 * How long an invocation waits for its calls, which is at most the sum of their durations. The limit is needed because
 * an event's usage may be the difference of two others, whose share can come out as any number.
 */
const waitedShare = ({ waitedMs, lastedMs }: Usage['aws']): number =>
  lastedMs > 0 ? Math.min(1, Math.max(0, waitedMs / lastedMs)) : 1;

/** The total billed duration of a function's invocations if all of them were warm. */
export function warmMs(usage: Usage, { memoryMegabytes }: FunctionFacts, given = assumptions): number {
  const { calls, aws, outside } = usage;
  const waits =
    (calls * given.tableCallMs + countOf(usage, /./) * given.awsCallMs) * waitedShare(aws) +
    outside.requests * given.outsideRequestMs * waitedShare(outside);
  // Work done within other events' invocations has processor time, but no invocation of its own.
  const cpuMs = usage.warmCpuMs + Math.min(usage.firsts, usage.invocations) * warmCpuMsEach(usage);
  return cpuMs * stretch(memoryMegabytes, given) + waits;
}

/**
 * The chance of a cold start if invocations come at random: the chance that none came for as long as an environment is
 * kept.
 *
 * @param perMonth invocations a month
 */
export const coldShare = (perMonth: number, monthSeconds: number, given = assumptions): number =>
  Math.exp((-given.environmentRetainedSeconds * perMonth) / monthSeconds);

/**
 * The additional billed duration of a cold start. Loading has a whole core whatever the memory; the extra time of a
 * first event has the function's share of a core.
 */
export function coldUnits(usage: Usage, facts: FunctionFacts, given = assumptions): Units {
  if (usage.starts === 0) return {};
  return {
    lambdaGbSeconds: coldGbSeconds(usage, facts, given),
    ...(facts.readsFirst && { tableReadUnits: firstReadUnits }),
  };
}

function coldGbSeconds(
  usage: Usage,
  { memoryMegabytes, readsFirst = false }: FunctionFacts,
  given: Assumptions,
): number {
  const { starts, loadCpuMs, firstCpuMs } = usage;
  const longerMs = Math.max(0, firstCpuMs / starts - warmCpuMsEach(usage));
  const readMs = readsFirst ? given.tableCallMs : 0;
  const ms = (loadCpuMs / starts) * given.slowerCore + readMs + longerMs * stretch(memoryMegabytes, given);
  return gbSeconds(memoryMegabytes, ms);
}

/** The billed units of a function's metered usage, without its starts. */
export function unitsOf(usage: Usage, facts: FunctionFacts, given = assumptions): Units {
  const { invocations, answerBytes } = usage;
  const isRequested = facts.trigger === 'http';
  return {
    lambdaRequests: invocations,
    lambdaGbSeconds: gbSeconds(facts.memoryMegabytes, warmMs(usage, facts, given)),
    tableReadUnits: usage.readUnits,
    tableWriteUnits: usage.writeUnits,
    // A message that is handed over was received once and is deleted once.
    queueRequests: countOf(usage, /^sqs:\w+$/) + 2 * (usage.batches - usage.standardBatches),
    standardQueueRequests: countOf(usage, /^sqs:\w+\.standard$/) + 2 * usage.standardBatches,
    httpApiRequests: isRequested ? invocations : 0,
    cdnRequests: isRequested ? invocations : 0,
    firewallRequests: isRequested ? invocations : 0,
    cdnBytes: isRequested ? answerBytes + invocations * given.requestHeaderBytes : 0,
    socketMessages: countOf(usage, /^execute-api:/),
    objectWrites: countOf(usage, /^s3:(?:Put|List|Copy)/),
    objectReads: countOf(usage, /^s3:(?:Get|Head)/),
    // Requests to Parameter Store are free, but each request makes KMS decrypt, which costs money.
    keyRequests: countOf(usage, /^(?:kms|ssm):/),
    logBytes: usage.logBytes + (facts.platformLogs ? invocations * given.platformLogBytes : 0),
  };
}

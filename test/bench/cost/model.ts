// From what the twin metered to what AWS would bill. Everything here is pure.
import type { Usage } from '#infra/local/runtime/index.ts';
import type { Units } from './prices.ts';

/** What the twin cannot measure, and is assumed instead. */
export interface Assumptions {
  /** A core of Lambda's arm64 takes so much longer than this machine's: `yardstick.ts` says it of the machine at hand. */
  readonly slowerCore: number;
  /** Memory at which a function has one whole core; less memory is less of it. */
  readonly wholeCoreMegabytes: number;
  /** How long a call lasts. Those that overlapped on this machine overlap as much there. */
  readonly tableCallMs: number;
  readonly awsCallMs: number;
  readonly outsideRequestMs: number;
  /** Lambda asks a queue with so many pollers, and each waits so long for messages. */
  readonly pollersPerQueue: number;
  readonly pollSeconds: number;
  /** An environment that nobody used for so long is gone. */
  readonly environmentRetainedSeconds: number;
  /** What Lambda itself writes to the log for an invocation, where it is let. */
  readonly platformLogBytes: number;
  /** CloudWatch adds so much to each line; few lines make up an invocation. */
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

/** What the templates say of a function. */
export interface FunctionFacts {
  readonly memoryMegabytes: number;
  /** Whether Lambda writes when each invocation begins and ends. */
  readonly platformLogs: boolean;
  /** How it is asked: by the HTTP API, by a queue, or otherwise. */
  readonly trigger: 'http' | 'queue' | 'other';
  /** Whether it reads one item of the table while it starts. */
  readonly readsFirst?: boolean;
}

/** Of an item that is not there, read as it may be. */
const firstReadUnits = 0.5;

/** How much slower code runs with a share of a core. */
const stretch = (memoryMegabytes: number, { slowerCore, wholeCoreMegabytes }: Assumptions): number =>
  slowerCore / Math.min(1, memoryMegabytes / wholeCoreMegabytes);

const gbSeconds = (memoryMegabytes: number, ms: number): number => (memoryMegabytes / 1024) * (ms / 1000);

const sum = (values: readonly number[]): number => values.reduce((left, right) => left + right, 0);

const countOf = ({ actions }: Usage, wanted: RegExp): number =>
  sum(Object.entries(actions).flatMap(([action, times]) => (wanted.test(action) ? [times] : [])));

const nearlyNone = 1e-6;

/** What this machine spends on an invocation that finds its function warm; a first one's where no other was metered. */
function warmCpuMsEach({ invocations, firsts, warmCpuMs, starts, firstCpuMs }: Usage): number {
  // What one event adds to another is a difference, and one of nothing may come out as some 10^-16.
  if (invocations - firsts > nearlyNone) return warmCpuMs / (invocations - firsts);
  return starts > 0 ? firstCpuMs / starts : 0;
}

/**
 * How long calls are waited for, by how long they last added up: never longer than that, though what one event adds to
 * another is a difference of two, whose share may come out as any number.
 */
const waitedShare = ({ waitedMs, lastedMs }: Usage['aws']): number =>
  lastedMs > 0 ? Math.min(1, Math.max(0, waitedMs / lastedMs)) : 1;

/** How long a function's invocations are billed for, all together, were each of them warm. */
export function warmMs(usage: Usage, { memoryMegabytes }: FunctionFacts, given = assumptions): number {
  const { calls, aws, outside } = usage;
  const waits =
    (calls * given.tableCallMs + countOf(usage, /./) * given.awsCallMs) * waitedShare(aws) +
    outside.requests * given.outsideRequestMs * waitedShare(outside);
  // What others' invocations did beside has time of the processor, and no invocation of its own.
  const cpuMs = usage.warmCpuMs + Math.min(usage.firsts, usage.invocations) * warmCpuMsEach(usage);
  return cpuMs * stretch(memoryMegabytes, given) + waits;
}

/**
 * The chance that an invocation finds no environment, where they come at random: that none came for as long as one is kept.
 *
 * @param perMonth invocations a month
 */
export const coldShare = (perMonth: number, monthSeconds: number, given = assumptions): number =>
  Math.exp((-given.environmentRetainedSeconds * perMonth) / monthSeconds);

/**
 * What an invocation is billed for beside the rest when it starts an environment: loading has a whole core, whatever the
 * memory; what a first event takes longer than a later one has the function's share.
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

/** The units of what a function was metered to use, its starts left out. */
export function unitsOf(usage: Usage, facts: FunctionFacts, given = assumptions): Units {
  const { invocations, answerBytes } = usage;
  const isRequested = facts.trigger === 'http';
  return {
    lambdaRequests: invocations,
    lambdaGbSeconds: gbSeconds(facts.memoryMegabytes, warmMs(usage, facts, given)),
    tableReadUnits: usage.readUnits,
    tableWriteUnits: usage.writeUnits,
    // What is handed over was received once and is deleted once.
    queueRequests: countOf(usage, /^sqs:\w+$/) + 2 * (usage.batches - usage.standardBatches),
    standardQueueRequests: countOf(usage, /^sqs:\w+\.standard$/) + 2 * usage.standardBatches,
    httpApiRequests: isRequested ? invocations : 0,
    cdnRequests: isRequested ? invocations : 0,
    firewallRequests: isRequested ? invocations : 0,
    cdnBytes: isRequested ? answerBytes + invocations * given.requestHeaderBytes : 0,
    socketMessages: countOf(usage, /^execute-api:/),
    objectWrites: countOf(usage, /^s3:(?:Put|List|Copy)/),
    objectReads: countOf(usage, /^s3:(?:Get|Head)/),
    // Parameter Store charges nothing for a request, but has KMS decrypt each time, which is charged for.
    keyRequests: countOf(usage, /^(?:kms|ssm):/),
    logBytes: usage.logBytes + (facts.platformLogs ? invocations * given.platformLogBytes : 0),
  };
}

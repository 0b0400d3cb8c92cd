// Times requests on this machine, and estimates their time in the cloud.
import type { Local } from '#infra/local/index.ts';
import { bundleOf } from '#infra/tools/entry-points.ts';
import type { OperationId } from '#shared/contracts/registry.ts';
import { factsIn } from '../cost/facts.ts';
import { assumptions } from '../cost/model.ts';
import { insist, print } from '../measure.ts';

/** The longest allowed duration of a request. */
const boundMs = 3_000;

/**
 * The duration of a call to the table, where many calls are transactions of dozens of items, and of a call to another
 * AWS service.
 */
const callMs = 10;

export interface Studio {
  readonly local: Local;
  readonly token: string;
  /** How much slower a core of Lambda is than this machine's. */
  readonly slowerCore: number;
}

export interface Timed {
  readonly operationId: OperationId;
  /** The part of the operation that is requested, if a part can be requested. */
  readonly what?: string;
  readonly times: number;
}

interface Used {
  readonly calls: number;
  /** The number of sequential calls. Calls that are sent together count as one. */
  readonly rounds: number;
  readonly cpuMs: number;
  readonly memoryMegabytes: number;
  readonly modelledMs: number;
}

/**
 * The usage of one request, assumed to be a cold start: loading has a whole core in the cloud, and the rest has the
 * share that the function's memory provides.
 */
function usedBy({ local, slowerCore }: Studio, operationId: OperationId): Used {
  const name = bundleOf(operationId);
  const { invocations, firsts, warmCpuMs, starts, firstCpuMs, loadCpuMs, aws } = local.metering.usageOf(name);
  const warmMs = invocations > firsts ? warmCpuMs / (invocations - firsts) : 0;
  const cpuMs = Math.max(warmMs, firstCpuMs / Math.max(1, starts));
  const loadMs = loadCpuMs / Math.max(1, starts);
  const calls = aws.requests / Math.max(1, invocations);
  const rounds = aws.lastedMs > 0 ? (calls * aws.waitedMs) / aws.lastedMs : calls;
  const { memoryMegabytes } = factsIn(local)(name);
  const share = Math.min(1, memoryMegabytes / assumptions.wholeCoreMegabytes);
  const modelledMs = slowerCore * (loadMs + cpuMs / share) + rounds * callMs;
  return { calls, rounds, cpuMs, memoryMegabytes, modelledMs };
}

/** Times requests. A refused request ends the bench. */
export async function timed(
  studio: Studio,
  { operationId, what = '', times }: Timed,
  request: (at: number) => Promise<unknown>,
): Promise<void> {
  studio.local.metering.reset();
  let longestMs = 0;
  for (let at = 0; at < times; at += 1) {
    const beganMs = performance.now();
    await request(at);
    longestMs = Math.max(longestMs, performance.now() - beganMs);
  }
  const { calls, rounds, cpuMs, memoryMegabytes, modelledMs } = usedBy(studio, operationId);
  insist(calls > 0, `${operationId} asked nothing of AWS`);
  const over = [...(modelledMs > boundMs ? ['in the cloud'] : []), ...(longestMs > boundMs ? ['here'] : [])];
  print({
    bench: `slow-operations/${operationId}${what === '' ? '' : `, ${what}`}`,
    ratio: modelledMs / boundMs,
    unit: `ms; a: the longest from request to answer here, b: modelled in the cloud, with a core ${studio.slowerCore.toFixed(2)} times as slow and ${callMs} ms a call; the ratio is b to ${boundMs}`,
    a: longestMs,
    b: modelledMs,
    runs: times,
    note: `${Math.round(cpuMs)} ms of the processor, ${Math.round(calls)} calls in ${Math.round(rounds)} rounds, ${memoryMegabytes} MB${over.map((where) => `; longer than the bound ${where}`).join('')}`,
  });
}

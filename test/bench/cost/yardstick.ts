// How much slower a core of Lambda's arm64 is than this machine's, from work whose time there is published: the published
// loops of cebert/aws-lambda-performance-benchmarks, December 2025, nodejs22 on arm64, warm, with 1,769 MB (one core).
import { createHash } from 'node:crypto';
import process from 'node:process';
import { median, sized } from '../measure.ts';

interface Yardstick {
  readonly work: () => void;
  readonly onLambdaMs: number;
}

/** The share of the published work that is done here. The expected time on Lambda is reduced by the same factor. */
const share = sized(1, 0.01);
const digests = 500_000 * share;
const numbers = Math.floor((100 * 1024 * 1024 * share) / Float64Array.BYTES_PER_ELEMENT);
const largest = 2 ** 30;
const runs = sized(3, 1);

/** Nested digests, starting from 56 bytes, and 100 MB of numbers that are generated and sorted. */
const yardsticks: readonly Yardstick[] = [
  {
    onLambdaMs: 1472 * share,
    work: () => {
      let data: Uint8Array = Buffer.alloc(56);
      for (let turn = 0; turn < digests; turn += 1) data = createHash('sha256').update(data).digest();
    },
  },
  {
    onLambdaMs: 2500 * share,
    work: () => {
      const values = new Float64Array(numbers);
      for (let at = 0; at < numbers; at += 1) values[at] = Math.floor(Math.random() * largest);
      values.sort();
    },
  },
];

function cpuMsOf({ work }: Yardstick): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** @returns the geometric mean of the ratios of the time on Lambda to the time here */
export function slowerCoreNow(): number {
  const ratios = yardsticks.map((one) => {
    const here = Array.from({ length: runs }, () => cpuMsOf(one));
    return one.onLambdaMs / median(here);
  });
  return Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
}

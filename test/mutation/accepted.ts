// The mutants that are accepted without a failing test, each with its reason.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutant } from './mutants.ts';

/** Identifies a mutant even after its source has moved. */
export interface Accepted {
  readonly file: string;
  readonly where: string;
  readonly original: string;
  readonly replacement: string;
  /** Why no test can, or needs to, distinguish the mutant from the original. */
  readonly reason: string;
}

const list = path.join(import.meta.dirname, 'survivors.json');

export const readAccepted = (): Accepted[] => JSON.parse(readFileSync(list, 'utf8')) as Accepted[];

export const keyOf = ({ file, where, original, replacement }: Omit<Accepted, 'reason'>): string =>
  [file, where, original, replacement].join('\n');

/** Mutants with the same text count as one: all of them must be killed, or the reason must apply to each. */
export function judge(
  survivors: readonly Mutant[],
  tried: ReadonlySet<string>,
): { withoutReason: Mutant[]; withoutSurvivor: Accepted[] } {
  const accepted = readAccepted();
  const reasons = new Map(accepted.map((one) => [keyOf(one), one.reason]));
  const living = new Set(survivors.map(keyOf));
  return {
    withoutReason: survivors.filter((one) => !reasons.get(keyOf(one))?.trim()),
    withoutSurvivor: accepted.filter((one) => tried.has(one.file) && !living.has(keyOf(one))),
  };
}

/** Updates the list: adds new survivors with an empty reason, and removes killed ones. */
export function update(survivors: readonly Mutant[], tried: ReadonlySet<string>): void {
  const accepted = readAccepted();
  const reasons = new Map(accepted.map((one) => [keyOf(one), one.reason]));
  const found = new Map(
    survivors.map((one) => {
      const { file, where, original, replacement } = one;
      return [keyOf(one), { file, where, original, replacement, reason: reasons.get(keyOf(one)) ?? '' }];
    }),
  );
  const others = accepted.filter(({ file }) => !tried.has(file));
  const all = [...others, ...found.values()].sort((a, b) => a.file.localeCompare(b.file));
  writeFileSync(list, `${JSON.stringify(all, null, 2)}\n`);
}

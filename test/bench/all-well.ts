import type { Local } from '#infra/local/index.ts';
import { insist } from './measure.ts';

const hasFailed = (text: string): boolean => {
  try {
    const { outcome, level } = JSON.parse(text) as { outcome?: string; level?: string };
    return outcome === 'failed' || level === 'ERROR' || level === 'CRITICAL';
  } catch {
    return false;
  }
};

/**
 * Checks the logs of the twin's functions for failures, because failed work costs less than finished work.
 *
 * @throws {NothingMeasured} with the first line of a failure
 */
export function insistAllWell({ logs }: Pick<Local, 'logs'>): void {
  const [first] = logs().filter(({ text }) => hasFailed(text));
  insist(first === undefined, `${first?.functionName} failed: ${first?.text}`);
}

/**
 * The read units that the functions used since the metering was reset.
 *
 * @throws {NothingMeasured} if a function failed, or if none read anything
 */
export function unitsRead(local: Pick<Local, 'assembly' | 'metering' | 'logs'>): number {
  insistAllWell(local);
  const { assembly, metering } = local;
  const units = assembly.functions.reduce((sum, { name }) => sum + metering.usageOf(name).readUnits, 0);
  insist(units > 0, 'nothing was read of the table');
  return units;
}

/** The lists that a studio's history fills. */
const ofHistory: readonly string[] = ['activity', 'bookings', 'changes', 'classes', 'decisions'];

/** Whether an answer's list contains anything. A screen without its history costs less than a real one. */
export const showsSomething = (answer: unknown): boolean =>
  Object.entries(answer as object).every(
    ([name, value]) => !ofHistory.includes(name) || !Array.isArray(value) || value.length > 0,
  );

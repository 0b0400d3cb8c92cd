import { moveDate } from '../move-date.ts';

const hourMs = 3_600_000;

/**
 * Moves the clock back to the beginning of its hour, so that no hour ends during a suite that tests hourly allowances.
 */
export const beginHour = (): void => moveDate(-(Date.now() % hourMs));

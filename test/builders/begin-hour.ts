import { moveDate } from '../move-date.ts';

const hourMs = 3_600_000;

/** Moves the time back to where its hour began: none ends in the middle of a suite that counts what one allows. */
export const beginHour = (): void => moveDate(-(Date.now() % hourMs));

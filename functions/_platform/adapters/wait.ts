import { setTimeout } from 'node:timers/promises';

/** Lets time pass, before something is tried again. */
export const wait = (durationMs: number): Promise<void> => setTimeout(durationMs);

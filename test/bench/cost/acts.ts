// The actions that cause the events of a studio.
import { memberBooks } from '../../builders/simulated-members.ts';
import type { Studio } from './reference-studio.ts';
import { settled } from './settled.ts';

export const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export async function aMinutePasses({ local, keepPageOpen }: Studio): Promise<void> {
  await local.advance(2 * minuteMs);
  await keepPageOpen();
  await settled(local);
}

/** Runs a schedule after some time has passed. */
export async function runs(
  { local, keepPageOpen }: Studio,
  schedule: string,
  afterMs: number,
): Promise<void> {
  await local.advance(afterMs);
  await keepPageOpen();
  await local.runSchedule(schedule);
  await settled(local);
}

/** A member books a place that a marketplace offers; a little later the class has been decided again. */
export async function booksAt(
  studio: Studio,
  marketplace: 'wellhub' | 'totalpass',
  index: number,
): Promise<void> {
  const at = studio.local.simulators[marketplace];
  const tomorrow = studio.local.now().getTime() + dayMs;
  const listed = at.store
    .classes()
    .filter(({ slots, booked, startsAt }) => booked < slots && Date.parse(startsAt) > tomorrow);
  const chosen = listed[(index * 37) % listed.length];
  if (!chosen) throw new Error(`${marketplace} shows no free place`);
  await memberBooks(at, chosen.reference, `Luz Prado ${marketplace} ${index}`);
  await settled(studio.local);
  await aMinutePasses(studio);
}

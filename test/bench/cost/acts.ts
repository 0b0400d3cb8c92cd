// What happens at the studio, as its events bring it about.
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

/** A schedule runs once some time has passed. */
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

/** A member takes a place that a marketplace shows; a little later its class has been decided anew. */
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

import type { Channel } from '#shared/contracts/channels.ts';
import type { Random } from '#shared/core/numbers/random.ts';
import { drawPerson, pick, type Language, type Person } from './people.ts';

export type Paid = 'single' | 'pack' | 'membership' | 'trial' | 'marketplace';

/** One true booking of a place. */
export interface Place {
  readonly id: number;
  /** Undefined for a walk-in without a name. */
  readonly person: Person | undefined;
  readonly channel: Channel;
  readonly paid: Paid;
  readonly bookedMs: number;
  readonly cancelledMs: number | undefined;
  /** Identical for places that one client booked together. */
  readonly party: number;
}

export interface TrueClass {
  readonly startsMs: number;
  readonly places: readonly Place[];
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const secondMs = 1_000;
/** 22 March 2027, 13:00 UTC. */
const firstStartMs = Date.UTC(2027, 2, 22, 13);

interface Draft extends Omit<Place, 'id' | 'party'> {
  readonly party?: number;
}

const atSecond = (ms: number): number => Math.floor(ms / secondMs) * secondMs;

/** Most clients book in the last days, some in the minutes after a class opens. */
function drawMoment(random: Random, startsMs: number, isRush: boolean): number {
  if (isRush && random() < 0.5) return atSecond(startsMs - 168 * hourMs + random() * 12 * minuteMs);
  const hoursBefore = random() < 0.2 ? random() * 6 : 6 + random() * 130;
  return atSecond(startsMs - hoursBefore * hourMs);
}

function drawBooking(
  random: Random,
  language: Language,
  marketplaces: readonly Channel[],
  startsMs: number,
  isRush: boolean,
): Draft[] {
  const channel = random() < 0.5 ? 'direct' : pick(random, marketplaces);
  const person = drawPerson(random, language);
  const bookedMs = drawMoment(random, startsMs, isRush);
  const paid: Paid =
    channel === 'direct'
      ? pick(random, ['single', 'pack', 'pack', 'membership', 'membership', 'trial'])
      : 'marketplace';
  const until = startsMs - bookedMs;
  const isCancelled = random() < 0.15 && until > 2 * hourMs;
  const cancelledMs = isCancelled
    ? atSecond(bookedMs + 5 * minuteMs + random() * (until - hourMs))
    : undefined;
  const one: Draft = { person, channel, paid, bookedMs, cancelledMs };
  if (cancelledMs !== undefined && random() < 0.25) {
    const againMs = atSecond(cancelledMs + 2 * minuteMs + random() * 4 * hourMs);
    if (againMs < startsMs) return [one, { ...one, bookedMs: againMs, cancelledMs: undefined }];
  }
  if (channel === 'direct' && random() < 0.08) {
    const party = bookedMs + random();
    return Array.from({ length: random() < 0.7 ? 2 : 3 }, () => ({ ...one, party, cancelledMs: undefined }));
  }
  if (random() < 0.02) {
    const sibling = { ...drawPerson(random, language), last: person.last, email: person.email };
    return [one, { ...one, person: sibling, bookedMs: atSecond(bookedMs + 20_000 + random() * 60_000) }];
  }
  if (random() < 0.01) {
    const namesake = { ...person, email: `other.${person.email}` };
    return [one, { ...one, person: namesake, bookedMs: drawMoment(random, startsMs, isRush) }];
  }
  if (random() < 0.01 && channel !== 'direct') return [one, { ...one, channel: 'direct', paid: 'single' }];
  return [one];
}

/** Walk-ins without a name, one to four at a time. */
function drawWalkIns(random: Random, startsMs: number): Draft[] {
  const bookedMs = atSecond(startsMs - random() * 40 * minuteMs);
  return Array.from({ length: 1 + Math.floor(random() * 4) }, () => ({
    person: undefined,
    channel: 'direct' as const,
    paid: 'single' as const,
    bookedMs: bookedMs + Math.floor(random() * 25) * secondMs,
    cancelledMs: undefined,
  }));
}

/** What happened in one class. */
export function drawClass(
  random: Random,
  week: number,
  language: Language,
  marketplaces: readonly Channel[],
): TrueClass {
  const startsMs = firstStartMs + week * 7 * 24 * hourMs + Math.floor(random() * 12) * hourMs;
  const isRush = random() < 0.15;
  const count = 4 + Math.floor(random() * 14);
  const drafts = Array.from({ length: count }, () =>
    drawBooking(random, language, marketplaces, startsMs, isRush),
  ).flat();
  if (random() < 0.25) drafts.push(...drawWalkIns(random, startsMs));
  const places = drafts.map((one, at) => ({ party: at, ...one, id: 1_000 + at }));
  return { startsMs, places };
}

import type { StoredClass } from '#functions/_domain/places/decisions/decision-store.ts';
import type { TestStudio } from './a-studio.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';
import { replaceDecision } from '#functions/_domain/places/decisions/replacement-store.ts';
import { OutboxEntity } from '#functions/_data/places/outbox.ts';
import { settlePush } from '#functions/_domain/places/outbox/settle-store.ts';

let made = 0;
/** Sequential ULIDs for tests. */
export const nextId = (): string => `01M7ZN6C4J${String((made += 1)).padStart(16, '0')}`;

/** A pending decision for a class as it was read: Fitpass gets `placesTo`. */
export function aDecisionFor(cls: StoredClass, placesTo: number) {
  const placesFrom = cls.allocations.fitpass ?? 0;
  return {
    studioId: cls.studioId,
    decisionId: nextId(),
    classId: cls.classId,
    className: cls.className,
    room: cls.room,
    classStartsAt: cls.startsAt,
    classLocalDate: cls.localDate,
    classLocalTime: cls.localTime,
    bookings: cls.bookings,
    totalCapacity: cls.totalCapacity,
    decidedAt: '2026-11-20T12:00:00.000Z',
    expiresAt: '2999-01-01T00:00:00.000Z',
    confidence: 0.9,
    decisionType: 'optimizer' as const,
    rules: [],
    analysis: 'Fitpass sells more.',
    recommendations: [
      {
        marketplace: 'fitpass' as const,
        action: 'increase' as const,
        slotChange: placesTo - placesFrom,
        placesFrom,
        placesTo,
        reasoning: 'Fitpass sells more.',
        expectedRevenueMinor: 9_000,
      },
    ],
    expectedRevenueMinor: 9_000,
    currency: 'MXN',
    adjustments: [],
    status: 'pending-review' as const,
    version: 1,
  };
}

/** Stores a pending decision for a class that gives Fitpass `placesTo`. Returns its id. */
export async function decideFor(
  { studioId, inStudio }: TestStudio,
  classId: string,
  placesTo: number,
): Promise<string> {
  return inStudio(async (studioTable) => {
    const cls = await readClass(studioTable, studioId, classId);
    const next = aDecisionFor(cls, placesTo);
    const given = { studioId, cls, before: undefined, beforeBecomes: 'superseded' as const, next };
    if (!(await replaceDecision(studioTable, given))) throw new Error('the decision was not stored');
    return next.decisionId;
  });
}

/** All pushes of a studio that are pending, oldest first. */
export async function outboxOf({ studioId, inStudio }: TestStudio) {
  const { data } = await inStudio((studioTable) =>
    studioTable.of(OutboxEntity).query.primary({ studioId }).go({ pages: 'all', consistent: true }),
  );
  return data;
}

export async function settle(studio: TestStudio, state: 'acked' | 'failed', message?: string): Promise<void> {
  for (const push of await outboxOf(studio))
    if (push.state !== 'acked')
      await studio.inStudio((studioTable) =>
        settlePush(studioTable, {
          push,
          state,
          at: new Date('2026-11-23T12:00:00Z'),
          ...(message && { message }),
        }),
      );
}

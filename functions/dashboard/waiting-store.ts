import { MailEventEntity } from '#functions/_data/bookings/mail-event.ts';
import { RunEntity } from '#functions/_data/studio/run.ts';
import { needsCountMax } from '#shared/contracts/dashboard/needs-count.ts';
import { readOpenFailures } from '#functions/_domain/places/outbox/open-failures-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** How many things wait, up to `needsCountMax`, and since when the oldest of them does. */
export interface Waiting {
  readonly count: number;
  readonly since: string | null;
}

const waitingOf = (instants: readonly string[]): Waiting => ({
  count: Math.min(instants.length, needsCountMax),
  since: instants.toSorted()[0] ?? null,
});

const reviewed = ['manual_review', 'failed'] as const;

/** Reservations from mails that a person has to look at: the oldest of each kind. */
export async function readMailsToReview(table: StudioTable, studioId: string): Promise<Waiting> {
  const found = await Promise.all(
    reviewed.map((status) =>
      table
        .of(MailEventEntity)
        .query.status({ studioId, status })
        .go({ limit: needsCountMax, attributes: ['createdAt'] }),
    ),
  );
  return waitingOf(found.flatMap(({ data }) => data.map(({ createdAt }) => createdAt)));
}

/** Changes that a marketplace does not show though it should. */
export const readFailedChanges = async (table: StudioTable, studioId: string, now: Date): Promise<Waiting> =>
  waitingOf((await readOpenFailures(table, studioId, now)).failures.map(({ createdAt }) => createdAt));

/** Whether a person's run of the optimizer came to its end. */
export async function hasRunOptimizer(table: StudioTable, studioId: string): Promise<boolean> {
  const { data } = await table.of(RunEntity).get({ studioId, kind: 'optimizer' }).go();
  return data?.status === 'done';
}

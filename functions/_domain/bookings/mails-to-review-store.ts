import { needsCountMax } from '#shared/contracts/dashboard/needs-count.ts';
import { MailEventEntity } from '#functions/_data/bookings/mail-event.ts';
import { waitingOf, type Waiting } from '#functions/_domain/studio/waiting.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const reviewed = ['manual_review', 'failed'] as const;

/** Reservations from mails that a person has to review: the oldest of each kind. */
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

import type { CountMessage } from '#shared/contracts/messages.ts';
import { findClass } from '#functions/_domain/classes/class-store.ts';
import type {
  ConnectorSession,
  Listing,
  MarketplaceConnector,
} from '#functions/_domain/connections/connectors/connector.ts';
import { readListingOf } from '#functions/_domain/connections/listing-store.ts';
import { RetryLater } from '#functions/_platform/retry-later.ts';
import type { PermittedSession } from '../session/permit.ts';
import { later, visit, type VisitDeps } from '../session/visit.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

type Counted = Pick<CountMessage, 'studioId' | 'marketplace' | 'classId'>;

/**
 * How often the count is sent if a class is booked again meanwhile. After that, the class is checked again a little
 * later.
 */
const roundsMax = 5;
const changedAgainSeconds = 1;

const readBooked = async (table: StudioTable, { studioId, marketplace, classId }: Counted): Promise<number> =>
  (await findClass(table, studioId, classId))?.bookedByChannel[marketplace] ?? 0;

/**
 * Sends the number of bookings until it matches the current one. Several reports for a class run concurrently, and the
 * last one must be right.
 *
 * @returns whether the reported number is current
 */
async function tellBooked(
  table: StudioTable,
  counted: Counted,
  first: number,
  tell: (booked: number) => Promise<void>,
): Promise<boolean> {
  let booked = first;
  for (let round = 0; round < roundsMax; round += 1) {
    await tell(booked);
    const now = await readBooked(table, counted);
    if (now === booked) return true;
    booked = now;
  }
  return false;
}

/**
 * Sends the number of a class's bookings to a marketplace that does not count by itself. It is the current absolute
 * number, so the order and number of messages do not matter.
 *
 * @param permit the permit of a visit to the marketplace that was just done
 */
export async function count(
  table: StudioTable,
  counted: Counted,
  deps: VisitDeps,
  permit?: PermittedSession,
): Promise<void> {
  const { studioId, marketplace, classId } = counted;
  const whose = { studioId, marketplace };
  const [cls, listed] = await Promise.all([
    findClass(table, studioId, classId),
    readListingOf(table, whose, classId),
  ]);
  if (!cls || !listed || cls.startsAt <= deps.clock.now().toISOString()) return;
  const { listingId: id, name, startsAt } = listed;
  const listing: Listing = { id, name, startsAt };
  let isRight = true;
  const sendCount = async (connector: MarketplaceConnector, session: ConnectorSession): Promise<void> => {
    const first = cls.bookedByChannel[marketplace] ?? 0;
    isRight = await tellBooked(table, counted, first, async (booked) =>
      connector.setBooked?.(session, listing, booked),
    );
  };
  const visited = await visit(table, whose, deps, sendCount, permit);
  if (visited.kind === 'later') throw later(visited);
  if (!isRight) throw new RetryLater(changedAgainSeconds, 'members booked meanwhile');
  if (visited.kind === 'refused')
    deps.logger.warn('bookings not counted', { marketplace, message: visited.message });
}

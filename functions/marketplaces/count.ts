import type { CountMessage } from '../../shared/contracts/messages.ts';
import { findClass } from '../schedule/class-store.ts';
import { readListingOf } from './listing-store.ts';
import { comeAgain, visit, type Delivery, type VisitDeps } from './visit.ts';

/**
 * Tells a marketplace that does not count by itself how many of its places of a class are booked: the absolute number as
 * it stands now, so that any order and any number of copies end in the same.
 */
export async function count(delivery: Delivery<CountMessage>, deps: VisitDeps): Promise<void> {
  const { studioId, marketplace, classId } = delivery.message;
  const whose = { studioId, marketplace };
  const [of, listing] = await Promise.all([findClass(studioId, classId), readListingOf(whose, classId)]);
  if (!of || !listing || of.startsAt <= deps.clock.now().toISOString()) return;
  const { listingId: id, name, startsAt } = listing;
  const told = await visit(whose, deps, async (connector, session) => {
    await connector.setBooked?.(session, { id, name, startsAt }, of.bookedByChannel[marketplace] ?? 0);
  });
  if (told.kind === 'later') await comeAgain(delivery, told.seconds, deps);
  if (told.kind === 'refused')
    deps.logger.warn('bookings not counted', { marketplace, message: told.message });
}

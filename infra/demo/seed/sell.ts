import type { DemoChannel, Request } from './demand.ts';

export type Slots = Readonly<Record<Exclude<DemoChannel, 'direct'>, number>>;

/** A place that was sold and may have been cancelled later. */
export type Sale = Request;

/**
 * Sells a class's places in the order of the requests, as long as the class has a free place and, on a marketplace, the
 * channel has places left. Cancelled places are sold again.
 */
export function sellPlaces(requests: readonly Request[], capacity: number, slots: Slots): Sale[] {
  const sales: Sale[] = [];
  for (const request of requests) {
    const standing = sales.filter(
      ({ cancelledHoursBefore }) =>
        cancelledHoursBefore === undefined || cancelledHoursBefore < request.hoursBefore,
    );
    const ofChannel = standing.filter(({ channel }) => channel === request.channel).length;
    const limit = request.channel === 'direct' ? capacity : slots[request.channel];
    if (standing.length < capacity && ofChannel < limit) sales.push(request);
  }
  return sales;
}

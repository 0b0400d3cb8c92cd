import { outsideName, type ReportedReservation } from '#shared/contracts/reservations/messages.ts';

/** One webhook's report about one booking. Every repeat has the same `eventId`. */
export interface ReportedEvent extends Omit<
  ReportedReservation,
  'kind' | 'studioId' | 'marketplace' | 'correlationId'
> {
  readonly eventId: string;
}

/** A detail that may be missing or invalid. The event stays valid. */
export function nameOr<Name extends string>(
  name: Name,
  given: string | null | undefined,
): Partial<Record<Name, string>> {
  const parsed = outsideName.safeParse(given);
  return parsed.success ? ({ [name]: parsed.data } as Record<Name, string>) : {};
}

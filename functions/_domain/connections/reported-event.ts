import { outsideName, type ReportedReservation } from '#shared/contracts/messages.ts';

/** What one webhook says of one booking. `eventId` is the same however often it is sent. */
export interface ReportedEvent extends Omit<
  ReportedReservation,
  'kind' | 'studioId' | 'marketplace' | 'correlationId'
> {
  readonly eventId: string;
}

/** A detail that may be missing or unusable without the event being so. */
export function nameOr<Name extends string>(
  name: Name,
  given: string | null | undefined,
): Partial<Record<Name, string>> {
  const parsed = outsideName.safeParse(given);
  return parsed.success ? ({ [name]: parsed.data } as Record<Name, string>) : {};
}

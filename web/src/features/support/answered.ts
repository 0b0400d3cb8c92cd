import type { TicketView } from '#shared/contracts/support/ticket.ts';

type Answered = Pick<TicketView, 'ticketId' | 'answeredAt'>;

/** When the team last wrote on any of these tickets; an empty string if it never did. */
export const lastAnswer = (tickets: readonly Answered[]): string =>
  tickets.reduce(
    (last, { answeredAt }) => (answeredAt !== null && answeredAt > last ? answeredAt : last),
    '',
  );

/** The ticket that the team answered most recently after `seen`; undefined if there is none. */
export const answeredSince = <T extends Answered>(tickets: readonly T[], seen: string): T | undefined =>
  tickets
    .filter(({ answeredAt }) => answeredAt !== null && answeredAt > seen)
    .toSorted((one, other) => (one.answeredAt ?? '').localeCompare(other.answeredAt ?? ''))
    .at(-1);

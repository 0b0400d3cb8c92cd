import type { RecordedFacts } from '#shared/contracts/decisions/facts.ts';
import { counted } from '#shared/core/text/counted.ts';
import { dayReasonText } from '#functions/_domain/studio/day-reason.ts';

/** The circumstances of a class that a decision depends on: its day, and the places that it cannot use. */
export type Circumstances = Pick<RecordedFacts, 'heldElsewhere' | 'stillOffered' | 'capped' | 'day'>;

const heldMessage = (held: number): string =>
  ` ${counted(held, 'place is', 'places are')} held by channels that are not connected.`;
const stillMessage = (still: number): string =>
  ` ${counted(still, 'place is', 'places are')} still offered until a lower number is confirmed.`;
const cappedMessage =
  ' Fewer places are offered than would pay: one could be sold twice before a booking is known.';

/** Describes the circumstances in English. Each sentence begins with a space. */
export const circumstancesMessage = ({ heldElsewhere, stillOffered, capped, day }: Circumstances): string =>
  [
    day ? ` ${dayReasonText(day)}. The forecast takes that into account.` : '',
    heldElsewhere === undefined ? '' : heldMessage(heldElsewhere),
    stillOffered === undefined ? '' : stillMessage(stillOffered),
    capped ? cappedMessage : '',
  ].join('');

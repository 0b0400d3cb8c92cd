import Alert from '@cloudscape-design/components/alert';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import * as messages from '#messages/reservations';
import { channelNames } from '#shared/channels.ts';
import type { ReservationEvent } from '#shared/contracts/reservations/event.ts';
import { instantIn, mediumDay } from '../../ui/dates.ts';
import { sharePercent } from '../../ui/numbers.ts';
import { OwnSentence } from '../../ui/own-sentence.tsx';
import { Section } from '../../ui/section.tsx';
import { eventTypeText } from './wording.ts';

const NotStated = () => <span className="muted">{messages.notTold}</span>;

const factsOf = (event: ReservationEvent) => [
  { label: messages.whatItSays, value: event.eventType ? eventTypeText[event.eventType] : <NotStated /> },
  { label: messages.customer, value: event.customerName ?? <NotStated /> },
  { label: messages.classLabel, value: event.className ?? <NotStated /> },
  { label: messages.day, value: event.classDate ? mediumDay(event.classDate) : <NotStated /> },
  { label: messages.time, value: event.classTime ?? <NotStated /> },
  ...(event.places === null ? [] : [{ label: messages.places, value: event.places }]),
  { label: messages.reference, value: event.marketplaceBookingRef ?? <NotStated /> },
];

const Why = ({ confidence, reasons, errorMessage }: ReservationEvent) => {
  const all = [...new Set([...reasons, ...(errorMessage ? [errorMessage] : [])])];
  return (
    <Alert type="warning" header={messages.whyThisNeedsYourReview}>
      <ul className="findings">
        {all.map((reason) => (
          <li key={reason}>
            <OwnSentence sentence={reason} />
          </li>
        ))}
        {confidence !== null && <li>{messages.itIsLikelyThatAllOf(sharePercent(confidence))}</li>}
      </ul>
    </Alert>
  );
};

/** How an e-mail was read, and why the result was not trusted. */
export const ReadFacts = ({ event, timezone }: { event: ReservationEvent; timezone: string }) => (
  <>
    <Section title={messages.whatWasRead}>
      <p className="mail-origin">
        <strong>{event.mail.subject || messages.noSubject}</strong>
        <span className="muted">
          {event.mail.from} ({channelNames[event.marketplace]}), {instantIn(timezone, event.mail.receivedAt)}
        </span>
      </p>
      <KeyValuePairs columns={3} items={factsOf(event)} />
    </Section>
    <Why {...event} />
  </>
);

import Alert from '@cloudscape-design/components/alert';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import { channelNames } from '#shared/contracts/channels.ts';
import type { ReservationEvent } from '#shared/contracts/reservations/event.ts';
import { instantIn, mediumDay } from '../../ui/dates.ts';
import { sharePercent } from '../../ui/numbers.ts';
import { Section } from '../../ui/section.tsx';
import { eventTypeText } from './wording.ts';

const NotTold = () => <span className="muted">Not told</span>;

const factsOf = (event: ReservationEvent) => [
  { label: 'What it says', value: event.eventType ? eventTypeText[event.eventType] : <NotTold /> },
  { label: 'Customer', value: event.customerName ?? <NotTold /> },
  { label: 'Class', value: event.className ?? <NotTold /> },
  { label: 'Day', value: event.classDate ? mediumDay(event.classDate) : <NotTold /> },
  { label: 'Time', value: event.classTime ?? <NotTold /> },
  { label: 'Reference', value: event.marketplaceBookingRef ?? <NotTold /> },
];

const Why = ({ confidence, reasons, errorMessage }: ReservationEvent) => {
  const all = [...new Set([...reasons, ...(errorMessage ? [errorMessage] : [])])];
  return (
    <Alert type="warning" header="Why it was not taken in by itself">
      <ul className="findings">
        {all.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {confidence !== null && (
          <li>It is {sharePercent(confidence)} likely that all of it was read right.</li>
        )}
      </ul>
    </Alert>
  );
};

/** What was read of a mail, and why that was not trusted. */
export const ReadFacts = ({ event, timezone }: { event: ReservationEvent; timezone: string }) => (
  <>
    <Section title="What was read">
      <p className="mail-origin">
        <strong>{event.mail.subject || '(no subject)'}</strong>
        <span className="muted">
          {event.mail.from} ({channelNames[event.marketplace]}), {instantIn(timezone, event.mail.receivedAt)}
        </span>
      </p>
      <KeyValuePairs columns={3} items={factsOf(event)} />
    </Section>
    <Why {...event} />
  </>
);

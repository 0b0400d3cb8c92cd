import DatePicker from '@cloudscape-design/components/date-picker';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import RadioGroup from '@cloudscape-design/components/radio-group';
import Select from '@cloudscape-design/components/select';
import { channelNames } from '#shared/contracts/channels.ts';
import {
  customerNameCharactersMax,
  eventType as eventTypes,
  type Candidate,
} from '#shared/contracts/reservations/event.ts';
import type { getEvent } from '#shared/contracts/reservations/get-event.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { instantIn, isLocalDate, longDay } from '../../ui/dates.ts';
import { Loading } from '../../ui/loading.tsx';
import { Section } from '../../ui/section.tsx';
import { bookingOf, type Bookings, type ReviewDraft } from './review-draft.ts';
import { candidateText, eventTypeText } from './wording.ts';

interface Props {
  reviewed: OutputOf<typeof getEvent>;
  draft: ReviewDraft;
  /** What a cancellation may mean of the chosen class; undefined while that is on its way. */
  bookings: Bookings;
  disabled: boolean;
  /** While the classes of another day are on their way. */
  loading: boolean;
  change: (part: Partial<ReviewDraft>) => void;
  onDate: (date: string) => void;
}

const meanings = eventTypes.options.map((value) => ({ value, label: eventTypeText[value] }));

const Meaning = ({ draft, disabled, change }: Pick<Props, 'draft' | 'disabled' | 'change'>) => (
  <>
    <FormField label="What the mail says">
      <Select
        placeholder="Choose one"
        disabled={disabled}
        selectedOption={meanings.find(({ value }) => value === draft.eventType) ?? null}
        options={meanings}
        expandToViewport
        onChange={({ detail }) =>
          change({
            eventType: meanings.find(({ value }) => value === detail.selectedOption.value)?.value ?? null,
          })
        }
      />
    </FormField>
    {draft.eventType !== 'class_cancelled' && (
      <FormField label="Customer" description="Optional">
        <Input
          value={draft.customerName}
          disabled={disabled}
          autoComplete={false}
          nativeInputAttributes={{ maxLength: customerNameCharactersMax }}
          onChange={({ detail }) => change({ customerName: detail.value })}
        />
      </FormField>
    )}
  </>
);

const itemOf = (one: Candidate, disabled: boolean) => ({
  value: one.classId,
  label: `${one.localTime} ${one.className}`,
  description: candidateText(one),
  disabled,
});

function Classes({
  reviewed: { candidates, date },
  draft,
  disabled,
  loading,
  change,
}: Omit<Props, 'onDate'>) {
  if (loading) return <Loading />;
  if (date === null) return <p className="muted">Choose the day to see its classes.</p>;
  if (candidates.length === 0) return <p className="muted">There are no classes on {longDay(date)}.</p>;
  return (
    <FormField label={`Classes on ${longDay(date)}`}>
      <RadioGroup
        ariaRequired
        value={draft.classId}
        items={candidates.map((one) => itemOf(one, disabled))}
        onChange={({ detail }) => change({ classId: detail.value })}
      />
    </FormField>
  );
}

const noneOfThese = '';

/** Which booking of the chosen class is cancelled. */
function CancelledBooking({
  reviewed,
  draft,
  bookings,
  disabled,
  change,
}: Omit<Props, 'onDate' | 'loading'>) {
  if (draft.eventType !== 'booking_cancelled' || draft.classId === null) return null;
  if (bookings === undefined) return <Loading />;
  if (bookings.length === 0)
    return (
      <p className="muted">
        The class has no open booking of {channelNames[reviewed.event.marketplace]}: no place is freed.
      </p>
    );
  const chosen = bookingOf(draft, bookings);
  return (
    <FormField label="Booking that is cancelled">
      <RadioGroup
        ariaRequired
        value={chosen === null ? noneOfThese : (chosen ?? null)}
        items={[
          ...bookings.map(({ bookingId, customer, bookedAt }) => ({
            value: bookingId,
            label: customer ?? 'Unknown customer',
            description: `Booked ${instantIn(reviewed.timezone, bookedAt)}`,
            disabled,
          })),
          { value: noneOfThese, label: 'None of these', description: 'No place is freed.', disabled },
        ]}
        onChange={({ detail }) => change({ bookingId: detail.value === noneOfThese ? null : detail.value })}
      />
    </FormField>
  );
}

/** What a person says: what the mail means, and which class it is about. */
export const ReviewFields = (props: Props) => {
  const { reviewed, disabled, onDate } = props;
  return (
    <Section title="What it means">
      <div className="review-fields">
        <Meaning {...props} />
        <FormField label="Day">
          <DatePicker
            value={reviewed.date ?? ''}
            disabled={disabled}
            placeholder="YYYY/MM/DD"
            openCalendarAriaLabel={(day) => `Choose the day${day ? `, ${day}` : ''}`}
            onChange={({ detail }) => isLocalDate(detail.value) && onDate(detail.value)}
          />
        </FormField>
        <Classes {...props} />
        <CancelledBooking {...props} />
        {props.draft.eventType === 'class_cancelled' && (
          <p className="muted">
            The class is marked as cancelled and decided no longer. Its bookings stay as they are.
          </p>
        )}
      </div>
    </Section>
  );
};

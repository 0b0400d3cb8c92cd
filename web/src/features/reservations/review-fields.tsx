import DatePicker from '@cloudscape-design/components/date-picker';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import RadioGroup from '@cloudscape-design/components/radio-group';
import Select from '@cloudscape-design/components/select';
import * as messages from '#messages/reservations';
import { dayPattern } from '#messages/language';
import { channelNames } from '#shared/channels.ts';
import { placesOfBookingMax } from '#shared/core/bookings/booked-places.ts';
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
  /** The bookings of the chosen class to which a cancellation may refer. Undefined while they are loading. */
  bookings: Bookings;
  disabled: boolean;
  /** True while the classes of another day are being loaded. */
  loading: boolean;
  change: (part: Partial<ReviewDraft>) => void;
  onDate: (date: string) => void;
}

const meanings = eventTypes.options.map((value) => ({ value, label: eventTypeText[value] }));

const Meaning = ({ draft, disabled, change }: Pick<Props, 'draft' | 'disabled' | 'change'>) => (
  <>
    <FormField label={messages.whatTheMailSays}>
      <Select
        placeholder={messages.chooseOne}
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
      <FormField label={messages.customer} description={messages.optional}>
        <Input
          value={draft.customerName}
          disabled={disabled}
          autoComplete={false}
          nativeInputAttributes={{ maxLength: customerNameCharactersMax }}
          onChange={({ detail }) => change({ customerName: detail.value })}
        />
      </FormField>
    )}
    {draft.eventType === 'booking_confirmed' && (
      <FormField label={messages.places}>
        <Input
          type="number"
          inputMode="numeric"
          value={draft.places}
          disabled={disabled}
          nativeInputAttributes={{ min: 1, max: placesOfBookingMax }}
          onChange={({ detail }) => change({ places: detail.value })}
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
  if (date === null) return <p className="muted">{messages.chooseTheDayToSeeIts}</p>;
  if (candidates.length === 0) return <p className="muted">{messages.thereAreNoClassesOn(longDay(date))}</p>;
  return (
    <FormField label={messages.classesOn(longDay(date))}>
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

/** The choice of the booking to cancel in the chosen class. */
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
      <p className="muted">{messages.theClassHasNoOpenBooking(channelNames[reviewed.event.marketplace])}</p>
    );
  const chosen = bookingOf(draft, bookings);
  return (
    <FormField label={messages.bookingThatIsCancelled}>
      <RadioGroup
        ariaRequired
        value={chosen === null ? noneOfThese : (chosen ?? null)}
        items={[
          ...bookings.map(({ bookingId, customer, bookedAt }) => ({
            value: bookingId,
            label: customer ?? messages.unknownCustomer,
            description: messages.bookedInstantIn(instantIn(reviewed.timezone, bookedAt)),
            disabled,
          })),
          { value: noneOfThese, label: messages.noneOfThese, description: messages.noPlaceIsFreed, disabled },
        ]}
        onChange={({ detail }) => change({ bookingId: detail.value === noneOfThese ? null : detail.value })}
      />
    </FormField>
  );
}

/** The fields of an answer: the meaning of the e-mail, and its class. */
export const ReviewFields = (props: Props) => {
  const { reviewed, disabled, onDate } = props;
  return (
    <Section title={messages.whatItMeans}>
      <div className="review-fields">
        <Meaning {...props} />
        <FormField label={messages.day}>
          <DatePicker
            value={reviewed.date ?? ''}
            disabled={disabled}
            placeholder={dayPattern}
            openCalendarAriaLabel={(day) => messages.chooseTheDay(day)}
            onChange={({ detail }) => isLocalDate(detail.value) && onDate(detail.value)}
          />
        </FormField>
        <Classes {...props} />
        <CancelledBooking {...props} />
        {props.draft.eventType === 'class_cancelled' && (
          <p className="muted">{messages.theClassIsMarkedAsCancelled}</p>
        )}
      </div>
    </Section>
  );
};

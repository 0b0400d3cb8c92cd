import * as messages from '#messages/schedule';
import { wholeMoney } from '../../ui/money.ts';
import Icon from '@cloudscape-design/components/icon';
import { memo } from 'react';
import { mediumDay } from '../../ui/dates.ts';
import { wholePercent } from '../../ui/numbers.ts';
import { bookedMessage } from '../../ui/outlook-messages.ts';
import { bands } from './band.ts';
import { Bars } from './bars.tsx';
import type { Slot } from './slot.ts';

const messageOf = ({ sum }: Slot): string =>
  bookedMessage({ ...sum, booked: sum.bookings, expected: sum.expectedBookings });

/** The content of a cell as one sentence, for screen readers. */
function sentence(slot: Slot, currency: string): string {
  const others = slot.classes.length - 1;
  const occupancy = messages.amountOccupancyName(
    wholePercent(slot.averageOccupancyPercent),
    bands[slot.band].name,
  );
  return [
    `${slot.first.className}, ${slot.first.room}`,
    ...(others > 0 ? [messages.andMore(others)] : []),
    messages.dayAtTime(mediumDay(slot.date), slot.time),
    occupancy,
    messageOf(slot).replace(' · ', ', '),
    messages.amountRevenue(wholeMoney(slot.sum.expectedRevenueMinor, currency)),
    ...(slot.hasCancelled
      ? [slot.classes.length > 1 ? messages.oneOfThemCancelled : messages.cancelled]
      : []),
    ...(slot.hasRecurring ? ['recurring'] : []),
    ...(slot.hasRecommendation ? [messages.aiRecommendationToReview] : []),
  ].join(', ');
}

export interface SlotActions {
  onOpen: (classId: string) => void;
  /** Lists all classes of a slot, beside the button that was pressed. */
  onList: (slot: Slot, beside: HTMLElement) => void;
}

interface Props extends SlotActions {
  slot: Slot;
  currency: string;
  tabIndex?: number;
}

const Figures = ({ slot, currency }: Pick<Props, 'slot' | 'currency'>) => (
  <>
    <span className="slot-figures">
      <span className="slot-occupancy">
        <Bars band={slot.band} />
        {wholePercent(slot.averageOccupancyPercent)}
      </span>
      <span>{wholeMoney(slot.sum.expectedRevenueMinor, currency)}</span>
    </span>
    <span className="slot-booked">
      {messageOf(slot)
        .split(' · ')
        .map((message) => (
          <span key={message}>{message}</span>
        ))}
    </span>
  </>
);

const Room = ({ slot }: { slot: Slot }) => (
  <span className="slot-room">
    <span className="slot-title">{slot.first.room}</span>
    {slot.hasCancelled && (
      <span className="slot-icon" title={messages.cancelledTitle}>
        <Icon name="status-stopped" size="small" />
      </span>
    )}
    {slot.hasRecurring && (
      <span className="slot-icon" title={messages.recurring}>
        <Icon name="refresh" size="small" />
      </span>
    )}
    {slot.hasRecommendation && (
      <span className="slot-icon" title={messages.aiRecommendationToReview}>
        <Icon name="gen-ai" size="small" />
      </span>
    )}
  </span>
);

/** The classes of one day and time: a button that opens the first of them, and another that lists all of them. */
export const SlotButton = memo(function SlotButton(props: Props) {
  const { slot, currency, onOpen, onList, tabIndex = 0 } = props;
  const { first, classes, band } = slot;
  const shared = classes.length > 1;
  return (
    <div className="slot" data-band={band} data-shared={shared || undefined}>
      <button
        type="button"
        className="slot-open"
        tabIndex={tabIndex}
        title={first.className}
        aria-label={sentence(slot, currency)}
        onClick={() => onOpen(first.classId)}
      >
        <span className="slot-name">
          <span className="slot-title">
            <span>{first.className}</span>
          </span>
        </span>
        <Room slot={slot} />
        <Figures slot={slot} currency={currency} />
      </button>
      {shared && (
        <button
          type="button"
          className="slot-more"
          tabIndex={tabIndex}
          aria-haspopup="dialog"
          aria-label={messages.allClassesAt(
            classes.length - 1,
            classes.length,
            mediumDay(slot.date),
            slot.time,
          )}
          onClick={({ currentTarget }) => onList(slot, currentTarget)}
        >
          +{classes.length - 1}
        </button>
      )}
    </div>
  );
});

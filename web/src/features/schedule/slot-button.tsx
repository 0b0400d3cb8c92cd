import Icon from '@cloudscape-design/components/icon';
import { memo } from 'react';
import { mediumDay } from '../../ui/dates.ts';
import { wholeMoney, wholePercent } from '../../ui/numbers.ts';
import { bands } from './band.ts';
import { Bars } from './bars.tsx';
import type { Slot } from './matrix.ts';

/** All a cell says, in one sentence for who cannot see it. */
function sentence(slot: Slot, currency: string): string {
  const others = slot.classes.length - 1;
  const occupancy = `${wholePercent(slot.averageOccupancyPercent)} occupancy, ${bands[slot.band].name}`;
  return [
    `${slot.first.className}, ${slot.first.room}`,
    ...(others > 0 ? [`and ${others} more`] : []),
    `${mediumDay(slot.date)} at ${slot.time}`,
    occupancy,
    `${wholeMoney(slot.revenueMinor, currency)} revenue`,
    ...(slot.hasRecommendation ? ['AI recommendation to review'] : []),
  ].join(', ');
}

interface Props {
  slot: Slot;
  currency: string;
  onOpen: (classId: string) => void;
  tabIndex?: number;
}

/** The classes of one day and time, as a button that opens the first of them. */
export const SlotButton = memo(function SlotButton({ slot, currency, onOpen, tabIndex = 0 }: Props) {
  const { first, classes, band } = slot;
  return (
    <button
      type="button"
      className="slot"
      data-band={band}
      tabIndex={tabIndex}
      title={first.className}
      aria-label={sentence(slot, currency)}
      onClick={() => onOpen(first.classId)}
    >
      <span className="slot-name">
        <span className="slot-title">{first.className}</span>
        {classes.length > 1 && <span className="slot-more">+{classes.length - 1}</span>}
      </span>
      <span className="slot-room">
        <span className="slot-title">{first.room}</span>
        {slot.hasRecommendation && (
          <span className="slot-ai">
            <Icon name="gen-ai" size="small" />
          </span>
        )}
      </span>
      <span className="slot-figures">
        <span className="slot-occupancy">
          <Bars band={band} />
          {wholePercent(slot.averageOccupancyPercent)}
        </span>
        <span>{wholeMoney(slot.revenueMinor, currency)}</span>
      </span>
    </button>
  );
});

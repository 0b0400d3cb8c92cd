import DatePicker from '@cloudscape-design/components/date-picker';
import FormField from '@cloudscape-design/components/form-field';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import { memo } from 'react';
import * as messages from '#messages/schedule';
import { dayPattern } from '#messages/language';
import { RoomFilter } from './room-filter.tsx';
import { weekFrom, withEnd } from './url-state.ts';

type Range = { from: string; to: string };

interface Props {
  range: Range | null;
  today: string | null;
  rooms: readonly string[];
  room: string | null;
  onRange: (range: Range) => void;
  onRoom: (room: string | null) => void;
}

const weeks = [
  { id: '-1', text: messages.lastWeek },
  { id: '0', text: messages.thisWeek },
  { id: '1', text: messages.nextWeek },
];

function chosenWeek(range: Range | null, today: string | null): string | null {
  if (!range || !today) return null;
  const found = weeks.find(({ id }) => {
    const week = weekFrom(today, Number(id));
    return week.from === range.from && week.to === range.to;
  });
  return found?.id ?? null;
}

function End(props: { end: 'from' | 'to'; label: string; range: Range | null; onRange: Props['onRange'] }) {
  const { end, range, onRange } = props;
  const choose = (day: string): void => {
    // The picker also reports incomplete input; only a complete day counts as a choice.
    if (range && /^\d{4}-\d{2}-\d{2}$/.test(day)) onRange(withEnd(range, end, day));
  };
  return (
    <FormField label={props.label}>
      <DatePicker
        value={range?.[end] ?? ''}
        placeholder={dayPattern}
        onChange={({ detail }) => choose(detail.value)}
        openCalendarAriaLabel={(day) => messages.chooseLabelDayDay(props.label.toLowerCase(), day)}
      />
    </FormField>
  );
}

export const ScheduleToolbar = memo(function ScheduleToolbar(props: Props) {
  const { range, today, rooms, room, onRange, onRoom } = props;
  return (
    <div className="toolbar">
      <End end="from" label={messages.startDate} range={range} onRange={onRange} />
      <End end="to" label={messages.endDate} range={range} onRange={onRange} />
      <div className="toolbar-weeks">
        <SegmentedControl
          label={messages.week}
          selectedId={chosenWeek(range, today)}
          options={weeks.map((week) => ({ ...week, disabled: today === null }))}
          onChange={({ detail }) => today && onRange(weekFrom(today, Number(detail.selectedId)))}
        />
      </div>
      <div className="toolbar-room">
        {rooms.length > 0 && <RoomFilter rooms={rooms} room={room} onRoom={onRoom} />}
      </div>
    </div>
  );
});

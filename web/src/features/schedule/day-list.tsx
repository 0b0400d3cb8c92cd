import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import * as messages from '#messages/schedule';
import { longDay, monthDay, weekdayOf } from '../../ui/dates.ts';
import type { ViewProps } from './schedule-matrix.tsx';
import { reasonOn } from './day-reason.ts';
import { SlotButton } from './slot-button.tsx';

/** The day on which the list begins: today if it is in the range, otherwise the first day. */
const firstDay = (days: readonly string[], today: string): number => Math.max(0, days.indexOf(today));

const DayBar = ({ day, at, last, onChoose }: DayBarProps) => (
  <div className="day-bar">
    <Button
      iconName="angle-left"
      variant="icon"
      ariaLabel={messages.previousDay}
      disabled={at === 0}
      onClick={() => onChoose(at - 1)}
    />
    <h2>{longDay(day)}</h2>
    <Button
      iconName="angle-right"
      variant="icon"
      ariaLabel={messages.nextDay}
      disabled={at === last}
      onClick={() => onChoose(at + 1)}
    />
  </div>
);

interface DayBarProps {
  day: string;
  at: number;
  last: number;
  onChoose: (at: number) => void;
}

/** The schedule one day at a time, for narrow screens. */
export function DayList({ matrix, today, waitingFrom, markedDays, ...rest }: ViewProps) {
  const { days, rows } = matrix;
  const [chosen, setChosen] = useState<string | null>(null);
  const found = chosen === null ? -1 : days.indexOf(chosen);
  const at = found >= 0 ? found : firstDay(days, today);
  const day = days[at] ?? '';
  const choose = (index: number): void => setChosen(days[index] ?? null);
  const slots = rows.flatMap(({ slots: row }) => row[at] ?? []);
  const reason = reasonOn(markedDays, day);
  const waiting = waitingFrom !== null && day >= waitingFrom;
  return (
    <section className="day-list" aria-label={messages.classSchedule}>
      <DayBar day={day} at={at} last={days.length - 1} onChoose={choose} />
      <fieldset className="day-chips" aria-label={messages.days}>
        {days.map((date, index) => (
          <button
            key={date}
            type="button"
            className="day-chip"
            aria-pressed={index === at}
            aria-label={longDay(date)}
            onClick={() => choose(index)}
          >
            <span>{weekdayOf(date)}</span>
            <strong>{monthDay(date)}</strong>
          </button>
        ))}
      </fieldset>
      {reason && <p className="day-reason">{reason}</p>}
      <ul>
        {slots.map((slot) => (
          <li key={slot.time}>
            <span className="day-time">{slot.time}</span>
            <SlotButton slot={slot} {...rest} />
          </li>
        ))}
      </ul>
      {waiting && <p className="day-empty">{messages.loading}</p>}
      {!waiting && slots.length === 0 && <p className="day-empty">{messages.noClassesThisDay}</p>}
    </section>
  );
}

import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { longDay, monthDay, weekdayOf } from '../../ui/dates.ts';
import type { Matrix } from './matrix.ts';
import { SlotButton } from './slot-button.tsx';

interface Props {
  matrix: Matrix;
  today: string;
  currency: string;
  onOpen: (classId: string) => void;
}

/** Where the list begins: today when it is in the range, else the first day. */
const firstDay = (days: readonly string[], today: string): number => Math.max(0, days.indexOf(today));

/** A day at a time, for a narrow screen. */
export function DayList({ matrix, today, currency, onOpen }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const found = chosen === null ? -1 : matrix.days.indexOf(chosen);
  const at = found >= 0 ? found : firstDay(matrix.days, today);
  const day = matrix.days[at] ?? '';
  const choose = (index: number): void => setChosen(matrix.days[index] ?? null);
  const slots = matrix.rows.flatMap(({ slots: row }) => row[at] ?? []);
  return (
    <section className="day-list" aria-label="Class schedule">
      <div className="day-bar">
        <Button
          iconName="angle-left"
          variant="icon"
          ariaLabel="Previous day"
          disabled={at === 0}
          onClick={() => choose(at - 1)}
        />
        <h2>{longDay(day)}</h2>
        <Button
          iconName="angle-right"
          variant="icon"
          ariaLabel="Next day"
          disabled={at === matrix.days.length - 1}
          onClick={() => choose(at + 1)}
        />
      </div>
      <fieldset className="day-chips" aria-label="Days">
        {matrix.days.map((date, index) => (
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
      {slots.length === 0 && <p className="day-empty">No classes this day</p>}
      <ul>
        {slots.map((slot) => (
          <li key={slot.time}>
            <span className="day-time">{slot.time}</span>
            <SlotButton slot={slot} currency={currency} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { addDays, daysInRange, mediumDay } from '../../ui/dates.ts';

/** How much of a long range has come. */
export function LoadProgress({ from, to, waitingFrom }: { from: string; to: string; waitingFrom: string }) {
  const done = daysInRange(from, waitingFrom) - 1;
  return (
    <span className="load-progress">
      <output>Loading classes…</output>
      <progress value={done} max={daysInRange(from, to)} aria-label="Days loaded" />
      <span className="muted">
        {done > 0 ? `up to ${mediumDay(addDays(waitingFrom, -1))}` : mediumDay(waitingFrom)}
      </span>
    </span>
  );
}

import * as messages from '#messages/schedule';
import { addDays, daysInRange, mediumDay } from '../../ui/dates.ts';

/** How much of a long range has been loaded. */
export function LoadProgress({ from, to, waitingFrom }: { from: string; to: string; waitingFrom: string }) {
  const done = daysInRange(from, waitingFrom) - 1;
  return (
    <span className="load-progress">
      <output>{messages.loadingClasses}</output>
      <progress value={done} max={daysInRange(from, to)} aria-label={messages.daysLoaded} />
      <span className="muted">
        {done > 0 ? messages.upTo(mediumDay(addDays(waitingFrom, -1))) : mediumDay(waitingFrom)}
      </span>
    </span>
  );
}

import type { ReactNode } from 'react';
import * as messages from '#messages/schedule-class';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { bandOf } from '#shared/core/numbers/occupancy-bands.ts';
import { Gauge } from '#web/src/ui/gauge.tsx';
import { wholePercent } from '#web/src/ui/numbers.ts';
import { likelyMessage } from '#web/src/ui/outlook-messages.ts';
import { bands } from '../band.ts';
import { Bars } from '../bars.tsx';

/** The text next to the number of current bookings. */
function expectedMessage({
  basis,
  bookings,
  bookingsLow,
  bookingsHigh,
}: ClassView['outlook']): string | null {
  if (basis === 'booked') return messages.bookedSoFar;
  if (basis === 'was') return null;
  return messages.bookingsExpectedLikely(bookings, likelyMessage(String(bookingsLow), String(bookingsHigh)));
}

/** The text next to the capacity of a class that Kenko moved, until all its bookings have moved. */
const takenMessage = ({ takenBefore }: ClassView): string | null =>
  takenBefore === undefined ? null : messages.takenInTheClassItWas(takenBefore);

const ofPercent = { was: null, expected: messages.expectedAtTheStart, booked: messages.bookedSoFar } as const;

const Note = ({ message }: { message: string | null }) =>
  message === null ? null : <span className="figure-note">{message}</span>;

/** `capacity` is the content shown as the total: a text or a field. */
export function CapacityFigures({ shown, capacity }: { shown: ClassView; capacity: ReactNode }) {
  const { outlook } = shown;
  const band = bandOf(outlook.occupancyPercent);
  return (
    <>
      <dl className="figures">
        <div>
          <dt>{messages.totalCapacity}</dt>
          <dd>
            {capacity}
            <Note message={takenMessage(shown)} />
          </dd>
        </div>
        <div>
          <dt>{messages.currentBookings}</dt>
          <dd>
            {shown.bookings}
            <Note message={expectedMessage(outlook)} />
          </dd>
        </div>
        <div data-band={band}>
          <dt>{messages.occupancy}</dt>
          <dd>
            {wholePercent(outlook.occupancyPercent)}
            <span className="band-tag">
              <Bars band={band} />
              {bands[band].name}
            </span>
            <Note message={ofPercent[outlook.basis]} />
          </dd>
        </div>
      </dl>
      <div data-band={band}>
        <Gauge percent={outlook.occupancyPercent} />
      </div>
    </>
  );
}

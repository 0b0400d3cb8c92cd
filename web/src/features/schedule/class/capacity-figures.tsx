import type { ReactNode } from 'react';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { Gauge } from '#web/src/ui/gauge.tsx';
import { wholePercent } from '#web/src/ui/numbers.ts';
import { bandOf, bands } from '../band.ts';
import { Bars } from '../bars.tsx';

/** `capacity` stands where the total is, to be read or typed. */
export function CapacityFigures({ shown, capacity }: { shown: ClassView; capacity: ReactNode }) {
  const band = bandOf(shown.occupancyPercent);
  return (
    <>
      <dl className="figures">
        <div>
          <dt>Total Capacity</dt>
          <dd>{capacity}</dd>
        </div>
        <div>
          <dt>Current Bookings</dt>
          <dd>{shown.bookings}</dd>
        </div>
        <div data-band={band}>
          <dt>Occupancy %</dt>
          <dd>
            {wholePercent(shown.occupancyPercent)}
            <span className="band-tag">
              <Bars band={band} />
              {bands[band].name}
            </span>
          </dd>
        </div>
      </dl>
      <div data-band={band}>
        <Gauge percent={shown.occupancyPercent} />
      </div>
    </>
  );
}

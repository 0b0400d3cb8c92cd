import type { ClassView } from '../../../../shared/contracts/schedule/class.ts';
import { Gauge } from '../../ui/gauge.tsx';
import { wholePercent } from '../../ui/numbers.ts';
import { Section } from '../../ui/section.tsx';
import { bandOf, bands } from './band.ts';
import { Bars } from './bars.tsx';

export function CapacityOverview({ shown }: { shown: ClassView }) {
  const band = bandOf(shown.occupancyPercent);
  return (
    <Section title="Capacity Overview">
      <dl className="figures">
        <div>
          <dt>Total Capacity</dt>
          <dd>{shown.totalCapacity}</dd>
        </div>
        <div>
          <dt>Current Bookings</dt>
          <dd>{shown.bookings}</dd>
        </div>
        <div data-band={band}>
          <dt>Occupancy</dt>
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
    </Section>
  );
}

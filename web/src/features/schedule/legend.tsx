import * as messages from '#messages/schedule';
import type { Band } from '#shared/core/numbers/occupancy-bands.ts';
import { bands } from './band.ts';
import { Bars } from './bars.tsx';

const order: Band[] = ['full', 'high', 'fair', 'low'];

/** Explains the colours and bars of the schedule. */
export const Legend = () => (
  <ul className="legend" aria-label={messages.occupancy}>
    {order.map((band) => (
      <li key={band} data-band={band}>
        <span className="legend-chip">
          <Bars band={band} />
        </span>
        {bands[band].name} <span className="legend-range">{bands[band].range}</span>
      </li>
    ))}
  </ul>
);

import { oneDecimal } from '#web/src/ui/numbers.ts';
import * as messages from '#messages/schedule-class';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import { useState } from 'react';
import { CurveChart } from './curve-chart.tsx';
import { beforeClass, curveSentenceOf, type CurvePoint } from './curve.ts';
import type { Detail } from './detail.ts';
import { ActionSection } from './section-head.tsx';

const views = [
  { id: 'chart', text: messages.chart },
  { id: 'table', text: messages.table },
];

const CurveTable = ({ points }: { points: readonly CurvePoint[] }) => (
  // A region that scrolls must be reachable with the keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className="scroll-list" aria-label={messages.bookingsAgainstExpectedInNumbers} tabIndex={0}>
    <table className="channels">
      <thead>
        <tr>
          <th scope="col">{messages.beforeClass}</th>
          <th scope="col">{messages.booked}</th>
          <th scope="col">{messages.expected}</th>
          <th scope="col">{messages.usualRange}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ minutesBefore, booked, expected, low, high }) => (
          <tr key={minutesBefore}>
            <th scope="row">{beforeClass(minutesBefore)}</th>
            <td>{booked ?? '–'}</td>
            <td>{oneDecimal(expected)}</td>
            <td>{messages.usualFromTo(oneDecimal(low), oneDecimal(high))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Key = () => (
  <ul className="curve-key" aria-hidden="true">
    <li data-line="booked">{messages.booked}</li>
    <li data-line="expected">{messages.expected}</li>
    <li data-line="band">{messages.usualRange}</li>
    <li data-line="capacity">{messages.capacity}</li>
  </ul>
);

/** The bookings of this class compared with the expectation from its series. */
export function BookingCurve({ curve, totalCapacity }: { curve: Detail['curve']; totalCapacity: number }) {
  const [view, setView] = useState('chart');
  if (!curve)
    return (
      <ActionSection title={messages.bookingCurve} action={null}>
        <p className="muted note-line">{messages.shownOnceAFewPastClasses}</p>
      </ActionSection>
    );
  const { points, classesLearntFrom } = curve;
  const toggle = (
    <SegmentedControl
      label={messages.showTheBookingCurveAs}
      selectedId={view}
      options={views}
      onChange={({ detail }) => setView(detail.selectedId)}
    />
  );
  return (
    <ActionSection title={messages.bookingCurve} action={toggle}>
      <p className="muted note-line">{messages.learntFrom(curveSentenceOf(points), classesLearntFrom)}</p>
      {view === 'table' ? (
        <CurveTable points={points} />
      ) : (
        <>
          <CurveChart points={points} totalCapacity={totalCapacity} />
          <Key />
        </>
      )}
    </ActionSection>
  );
}

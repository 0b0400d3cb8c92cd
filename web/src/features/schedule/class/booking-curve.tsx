import { counted } from '#shared/core/text/counted.ts';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import { useState } from 'react';
import { CurveChart } from './curve-chart.tsx';
import { beforeClass, sentenceOf, type CurvePoint } from './curve.ts';
import type { Detail } from './detail.ts';
import { ActionSection } from './section-head.tsx';

const views = [
  { id: 'chart', text: 'Chart' },
  { id: 'table', text: 'Table' },
];

const oneDecimal = (places: number): string => places.toFixed(1);

const CurveTable = ({ points }: { points: readonly CurvePoint[] }) => (
  // A region that scrolls must be reachable with the keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className="scroll-list" aria-label="Bookings against expected, in numbers" tabIndex={0}>
    <table className="channels">
      <thead>
        <tr>
          <th scope="col">Before class</th>
          <th scope="col">Booked</th>
          <th scope="col">Expected</th>
          <th scope="col">Usual range</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ minutesBefore, booked, expected, low, high }) => (
          <tr key={minutesBefore}>
            <th scope="row">{beforeClass(minutesBefore)}</th>
            <td>{booked ?? '–'}</td>
            <td>{oneDecimal(expected)}</td>
            <td>{`${oneDecimal(low)} to ${oneDecimal(high)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Key = () => (
  <ul className="curve-key" aria-hidden="true">
    <li data-line="booked">Booked</li>
    <li data-line="expected">Expected</li>
    <li data-line="band">Usual range</li>
    <li data-line="capacity">Capacity</li>
  </ul>
);

/** How this class books against what its series lets one expect. */
export function BookingCurve({ curve, totalCapacity }: { curve: Detail['curve']; totalCapacity: number }) {
  const [view, setView] = useState('chart');
  if (!curve)
    return (
      <ActionSection title="Booking Curve" action={null}>
        <p className="muted note-line">Shown once a few past classes of this series are known.</p>
      </ActionSection>
    );
  const { points, classesLearntFrom } = curve;
  const toggle = (
    <SegmentedControl
      label="Show the booking curve as"
      selectedId={view}
      options={views}
      onChange={({ detail }) => setView(detail.selectedId)}
    />
  );
  return (
    <ActionSection title="Booking Curve" action={toggle}>
      <p className="muted note-line">
        {sentenceOf(points)} Learnt from {counted(classesLearntFrom, 'past class', 'past classes')}.
      </p>
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

import { useNarrow } from '#web/src/ui/use-media.ts';
import {
  bandOutline,
  beforeClass,
  latestOf,
  lineOf,
  momentsOf,
  scaleOf,
  size,
  type CurvePoint,
} from './curve.ts';
import './class-dialog.css';

interface Props {
  points: readonly CurvePoint[];
  totalCapacity: number;
  /** The bookings expected at the start of the class, if they are shown. */
  end?: { readonly expected: number; readonly low: number; readonly high: number } | null;
  /** Whether the chart is beside something else, where the text of the wide drawing would be too small. */
  isBeside?: boolean;
}

/**
 * The bookings over time, drawn over the range in which they were expected. The sentence above the chart and the table
 * that can replace it show the same figures.
 */
export function CurveChart({ points, totalCapacity, end = null, isBeside = false }: Props) {
  const isNarrow = useNarrow();
  const width = isNarrow || isBeside ? size.narrow : size.wide;
  const scale = scaleOf(points, totalCapacity, width);
  const now = latestOf(points);
  const right = width - size.right;
  return (
    <svg className="curve" viewBox={`0 0 ${width} ${size.height}`} aria-hidden="true" focusable="false">
      {scale.yTicks.map((places) => (
        <g key={places} className="curve-tick">
          <line x1={size.left} x2={right} y1={scale.y(places)} y2={scale.y(places)} />
          <text x={size.left - 6} y={scale.y(places) + 4} textAnchor="end">
            {places}
          </text>
        </g>
      ))}
      {momentsOf(points, width).map((minutes) => (
        <text
          key={minutes}
          className="curve-moment"
          x={scale.x(minutes)}
          y={size.height - 8}
          textAnchor={minutes === 0 ? 'end' : 'middle'}
        >
          {beforeClass(minutes)}
        </text>
      ))}
      <polygon className="curve-band" points={bandOutline(points, scale)} />
      <polyline className="curve-expected" points={lineOf(points, scale, ({ expected }) => expected)} />
      <line
        className="curve-capacity"
        x1={size.left}
        x2={right}
        y1={scale.y(totalCapacity)}
        y2={scale.y(totalCapacity)}
      />
      <polyline className="curve-booked" points={lineOf(points, scale, ({ booked }) => booked)} />
      {now?.booked != null && (
        <circle className="curve-now" cx={scale.x(now.minutesBefore)} cy={scale.y(now.booked)} r="4" />
      )}
      {end && (
        <>
          <line
            className="curve-end"
            x1={scale.x(0)}
            x2={scale.x(0)}
            y1={scale.y(end.low)}
            y2={scale.y(end.high)}
          />
          <circle className="curve-end-mark" cx={scale.x(0)} cy={scale.y(end.expected)} r="5" />
        </>
      )}
    </svg>
  );
}

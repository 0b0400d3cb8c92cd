import * as messages from '#messages/decisions';
import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import { bookedMessageOf, likelyMessage } from '../../ui/outlook-messages.ts';
import { CurveChart } from '../schedule/class/curve-chart.tsx';
import { useClass } from '../schedule/class/use-class.ts';

/**
 * The bookings of the decision's class compared with the usual pace, and the bookings expected at its start. It shows
 * nothing for a class that no longer exists.
 */
export function ExpectedPicture({ classId }: Pick<DecisionView, 'classId'>) {
  const { data } = useClass(classId);
  if (!data) return null;
  const { class: cls, curve } = data;
  const { outlook } = cls;
  const isExpected = outlook.basis === 'expected';
  return (
    <div className="expected-picture">
      <p className="muted note-line">
        {messages.bookedWordsOfTotalCapacityIs(
          bookedMessageOf(cls),
          cls.totalCapacity,
          isExpected,
          likelyMessage(String(outlook.bookingsLow), String(outlook.bookingsHigh)),
        )}
      </p>
      {curve && (
        <CurveChart
          isBeside
          points={curve.points}
          totalCapacity={cls.totalCapacity}
          end={
            isExpected
              ? { expected: outlook.bookings, low: outlook.bookingsLow, high: outlook.bookingsHigh }
              : null
          }
        />
      )}
    </div>
  );
}

import { addHours } from '#shared/core/time/zone.ts';
import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import type { MeasuredClass } from '#shared/core/allocation/measure-uplift.ts';
import { isConditionFailure } from '#functions/_data/table/conditions.ts';
import { classesBetween } from './optimizer-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export type TrialArm = 'decided' | 'held-out';

/** Notes how a class entered the comparison; it stays as it was noted first. */
export async function enterTrial(
  table: StudioTable,
  studioId: string,
  classId: string,
  trialArm: TrialArm,
): Promise<void> {
  try {
    await table
      .of(ClassEntity)
      .patch({ studioId, classId, month: monthOf(classId) })
      .set({ trialArm })
      .where((item, { notExists }) => notExists(item.trialArm))
      .go();
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

/** A class of the comparison; none where a person approved a decision of it. */
const measured = (of: ClassItem): MeasuredClass[] =>
  of.trialArm === undefined || of.approvedByHand
    ? []
    : [
        {
          stratum: of.seriesId,
          isHeldOut: of.trialArm === 'held-out',
          revenueMinor: of.revenueDirectMinor + of.revenueMarketplaceMinor,
        },
      ];

/** Weeks are read this many at a time, the newest first, until there are classes enough. */
const weeksAtOnce = 4;
const weekHours = 7 * 24;

/** The classes of the comparison among those of the last weeks: of the newest so many, give or take four weeks. */
export async function recentTrialClasses(
  table: StudioTable,
  studioId: string,
  nowUtc: string,
  weeks: number,
  classesMax: number,
): Promise<MeasuredClass[]> {
  const found: ClassItem[] = [];
  for (let back = 0; back < weeks && found.length < classesMax; back += weeksAtOnce) {
    const fromUtc = addHours(nowUtc, -(back + weeksAtOnce) * weekHours);
    found.push(
      ...(await classesBetween(table, studioId, { fromUtc, toUtc: addHours(nowUtc, -back * weekHours) })),
    );
  }
  return found.flatMap(measured);
}

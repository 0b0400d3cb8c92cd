import { ClassEntity } from '#functions/_data/classes/class.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { decisionOf } from '#functions/_data/places/packed-decision.ts';
import { AdjustmentEntity } from '#functions/_data/places/adjustment.ts';
import { tableOf } from '#test/builders/table-of.ts'; /** Counts the dashboard's sums again from every class, decision and adjustment of a studio. */
export async function recount(
  studioId: string,
  months: readonly string[],
  localDateOf: (at: string) => string,
) {
  const all = { pages: 'all', consistent: true } as const;
  const studioTable = tableOf(studioId);
  const [classes, decisions, adjustments] = await Promise.all([
    Promise.all(
      months.map((month) => studioTable.of(ClassEntity).query.primary({ studioId, month }).go(all)),
    ).then((pages) => pages.flatMap(({ data }) => data)),
    studioTable
      .of(DecisionEntity)
      .query.primary({ studioId })
      .go(all)
      .then(({ data }) => data.map(decisionOf)),
    studioTable
      .of(AdjustmentEntity)
      .query.primary({ studioId })
      .go(all)
      .then(({ data }) => data),
  ]);
  const applied = adjustments.filter(({ status }) => status === 'applied');
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
  const days: Record<string, Record<string, number>> = {};
  const add = (localDate: string, figures: Record<string, number>) => {
    const day = (days[localDate] ??= {
      classes: 0,
      capacity: 0,
      bookings: 0,
      revenueMinor: 0,
      atRisk: 0,
      fullyBooked: 0,
      executed: 0,
    });
    for (const [name, by] of Object.entries(figures)) day[name] = (day[name] ?? 0) + by;
  };
  for (const one of classes)
    add(one.localDate, {
      classes: 1,
      capacity: one.totalCapacity,
      bookings: one.bookings,
      revenueMinor: one.revenueDirectMinor + one.revenueMarketplaceMinor,
      atRisk: one.bookings * 200 < one.totalCapacity * 99 || one.totalCapacity === 0 ? 1 : 0,
      fullyBooked: one.totalCapacity > 0 && one.bookings * 200 >= one.totalCapacity * 191 ? 1 : 0,
    });
  for (const decision of decisions)
    if (decision.adjustments.some(({ status }) => status === 'applied'))
      add(localDateOf(decision.decidedAt), { executed: 1 });
  return {
    counters: {
      classes: classes.length,
      bookings: sum(classes.map(({ bookings }) => bookings)),
      slotsManaged: sum(applied.map(({ slotsChanged }) => Math.abs(slotsChanged))),
      automationsRun: adjustments.filter(({ status }) => status === 'applied' || status === 'failed').length,
      decisions: decisions.length,
      pendingReview: decisions.filter(({ status }) => status === 'pending-review').length,
      pendingWorthMinor: sum(
        decisions
          .filter(({ status }) => status === 'pending-review')
          .map(({ expectedRevenueMinor }) => expectedRevenueMinor),
      ),
      confidenceMillionths: sum(decisions.map(({ confidence }) => Math.round(confidence * 1_000_000))),
    },
    days,
  };
}

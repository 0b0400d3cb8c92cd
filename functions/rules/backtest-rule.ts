import { backtestClassesMax, backtestRule, backtestWeeks } from '#shared/contracts/rules/backtest-rule.ts';
import { cutOffHoursAt } from '#shared/contracts/integrations/cut-off.ts';
import { countFirings } from '#shared/core/rules/count-firings.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { openHours } from '#functions/_domain/classes/horizon.ts';
import { readConnected } from '#functions/_domain/connections/connection-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { newestSales } from '#functions/_domain/classes/sale-store.ts';

const weekMs = 7 * 24 * 3_600_000;

/** How many weeks the classes cover: all weeks, unless there were more classes than can be examined. */
function weeksOf(sales: readonly { readonly startsAt: string }[], now: Date): number {
  const oldest = sales.at(-1);
  if (!oldest || sales.length < backtestClassesMax) return backtestWeeks;
  return Math.max(1, Math.floor((now.getTime() - Date.parse(oldest.startsAt)) / weekMs));
}

export const handler = httpOperation(
  backtestRule,
  {},
  async ({ table, input, caller: { studioId }, deps }) => {
    const now = deps.clock.now();
    const from = new Date(now.getTime() - backtestWeeks * weekMs);
    const [{ inventoryMode, ai }, connected, sales] = await Promise.all([
      readStudio(table, studioId),
      readConnected(table, studioId, { consistent: false }),
      newestSales(table, studioId, from, now, backtestClassesMax),
    ]);
    const checks = {
      inventory: inventoryMode,
      maxSlotAdjustment: ai.maxSlotAdjustment,
      horizonHours: openHours,
      cutOffHours: (channel: string) =>
        cutOffHoursAt(connected.find(({ marketplace }) => marketplace === channel) ?? {}),
    };
    const rule = { ...input, ruleId: 'backtest', enabled: true };
    const played = sales.map(({ totalCapacity, ...sale }) => ({ ...sale, capacity: totalCapacity }));
    return {
      firedCount: countFirings(rule, played, checks),
      classes: sales.length,
      weeks: weeksOf(sales, now),
    };
  },
);

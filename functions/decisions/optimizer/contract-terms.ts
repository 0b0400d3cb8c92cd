import type { Priority } from '#shared/contracts/integrations/guidelines.ts';
import { cutOffHoursAt } from '#shared/contracts/integrations/cut-off.ts';
import type { ChannelPosition } from '#shared/core/allocation/types.ts';
import type { Contract } from '#functions/_domain/connections/contract.ts';

/**
 * The weight of a booking by the priority of its marketplace. It affects the order of channels, but not what a booking
 * earns.
 */
const preferenceOf: Record<Priority, number> = { low: 0.9, medium: 1, high: 1.1 };

type Terms = Pick<ChannelPosition, 'channel' | 'revenueMinor' | 'noShowPay' | 'preference' | 'guidelines'>;

/** A marketplace's contract and the owner's guidelines for the marketplace, in the form that the allocation expects. */
export function termsOf(contract: Contract): Terms {
  const {
    marketplace: channel,
    revenuePerBookingMinor: revenueMinor,
    noShowPayPercent,
    guidelines,
  } = contract;
  const terms = { channel, revenueMinor, noShowPay: noShowPayPercent / 100 };
  const minHoursBeforeClass = cutOffHoursAt(contract);
  if (!guidelines?.enabled) return { ...terms, guidelines: { minHoursBeforeClass } };
  return {
    ...terms,
    preference: preferenceOf[guidelines.priority],
    guidelines: {
      minHoursBeforeClass,
      closeNothingBelowPercent: guidelines.lowOccupancyPercent,
      openNothingAbovePercent: guidelines.highOccupancyPercent,
    },
  };
}

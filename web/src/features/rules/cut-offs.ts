import * as messages from '#messages/rules';
import type { AllottedChannel, Marketplace } from '#shared/contracts/channels.ts';
import { cutOffHoursAt } from '#shared/contracts/integrations/cut-off.ts';
import type { IntegrationView } from '#shared/contracts/integrations/integration.ts';
import { namesOf } from '../../ui/lists.ts';

/** Marketplaces where changes end the same number of hours before a class. */
export interface CutOff {
  readonly hours: number;
  readonly marketplaces: readonly Marketplace[];
}

/**
 * When changes end at the chosen marketplaces, the latest end first. While none is chosen, at those that are connected.
 * Empty until their guidelines are known.
 */
export function cutOffsOf(
  platforms: readonly AllottedChannel[],
  integrations: readonly IntegrationView[] | undefined,
): CutOff[] {
  const wanted = (integrations ?? []).filter(({ integrationId, connection }) =>
    platforms.length > 0 ? platforms.includes(integrationId) : connection?.status === 'connected',
  );
  const hoursOf = ({ connection }: IntegrationView): number =>
    cutOffHoursAt(connection?.status === 'connected' ? connection : {});
  return [...Map.groupBy(wanted, hoursOf)]
    .map(([hours, those]) => ({ hours, marketplaces: those.map(({ integrationId }) => integrationId) }))
    .sort((a, b) => a.hours - b.hours);
}

/** Says how long before a class changes end: 'changes end 12 hours before', or at each marketplace. */
export function cutOffText(cutOffs: readonly CutOff[]): string {
  const [first, second] = cutOffs;
  if (!first) return messages.atLeastThisLong;
  if (!second) return messages.atLeastThisLongChangesEnd(first.hours);
  const ends = cutOffs.map(({ hours, marketplaces }) => messages.hoursBeforeAt(hours, namesOf(marketplaces)));
  return messages.atLeastThisLongChangesEndAt(ends.join(', '));
}

import type { AllottedChannel } from '#shared/contracts/channels.ts';
import type { IntegrationView } from '#shared/contracts/integrations/integration.ts';

/** The order in which the form offers the platforms. */
export const rulePlatforms: readonly AllottedChannel[] = [
  'kenko',
  'fitpass',
  'wellhub',
  'totalpass',
  'classpass',
];

/**
 * The platforms whose places the optimizer cannot change, because they are not connected. Empty until this is known.
 */
export function notConnected(
  platforms: readonly AllottedChannel[],
  integrations: readonly IntegrationView[] | undefined,
): AllottedChannel[] {
  if (!integrations) return [];
  const connected = new Set<string>(
    integrations
      .filter(({ connection }) => connection?.status === 'connected')
      .map(({ integrationId }) => integrationId),
  );
  return platforms.filter((platform) => !connected.has(platform));
}

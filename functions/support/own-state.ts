import type { SubscriptionView } from '../../shared/contracts/billing/subscription.ts';
import type { IntegrationView } from '../../shared/contracts/integrations/integration.ts';
import { readSubscriptionView } from '../billing/subscription-store.ts';
import { catalogueWith } from '../integrations/catalogue.ts';
import { readConnections } from '../integrations/connection-store.ts';
import { readHealths } from '../marketplaces/health-store.ts';
import { isPausedByTeam } from '../settings/platform-store.ts';
import { readStudio } from '../settings/studio-store.ts';
import type { OwnState } from './help/article.ts';

interface AutomationView {
  readonly automationPaused: boolean;
  readonly pausedByTeam: boolean;
  readonly ai: { readonly enabled: boolean; readonly autoExecute: boolean };
}

const dayIn = (timezone: string, instant: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: timezone, dateStyle: 'long' }).format(new Date(instant));

const standings: Record<SubscriptionView['status'], (until: (word: string) => string) => string> = {
  trialing: (until) => `You are in your free trial${until('until')}.`,
  active: (until) => `Your subscription is active${until('and renews on')}.`,
  granted: (until) => `Your studio was given access${until('until')}.`,
  'past-due': () =>
    'Your last payment did not go through; please check the payment method in the billing portal.',
  cancelled: (until) => `Your subscription ended${until('on')}.`,
  none: () => 'You have no subscription yet.',
};

/** How the studio stands with us, in a sentence. */
export function subscriptionSentence(subscription: SubscriptionView, timezone: string): string {
  const { status, cancelsAtEnd, subscriptionEnd } = subscription;
  const until = (word: string): string =>
    subscriptionEnd === null ? '' : ` ${word} ${dayIn(timezone, subscriptionEnd)}`;
  return cancelsAtEnd
    ? `Your subscription is cancelled and runs${until('until')}.`
    : standings[status](until);
}

/** Whether anything automatic happens, in a sentence. */
export function automationSentence({ automationPaused, pausedByTeam, ai }: AutomationView): string {
  if (pausedByTeam) return 'The Cupo team has paused automation for all studios right now.';
  if (automationPaused) return 'Automation is paused for your studio right now.';
  if (!ai.enabled) return 'Automation is on for your studio; AI optimization is switched off.';
  return ai.autoExecute
    ? 'Automation is on for your studio, and decisions above your threshold execute themselves.'
    : 'Automation is on for your studio; every decision waits for your approval.';
}

const trouble = ({ name, health }: IntegrationView): string[] => {
  if (!health) return [];
  if (health.credentialsRefused) return [`${name} refuses your password or key.`];
  return health.lastError ? [`${name} last answered with an error: ${health.lastError.message}`] : [];
};

/** What is connected, and what was last wrong with it. */
export function marketplacesSentence(integrations: readonly IntegrationView[]): string {
  const connected = integrations.filter(({ connection }) => connection?.status === 'connected');
  if (connected.length === 0) return 'Your studio has no marketplace connected yet.';
  const names = new Intl.ListFormat('en').format(connected.map(({ name }) => name));
  return [`Your studio is connected with ${names}.`, ...connected.flatMap(trouble)].join(' ');
}

const sentenceOf: Record<OwnState, (studioId: string, now: Date) => Promise<string>> = {
  automation: async (studioId) => {
    const [studio, pausedByTeam] = await Promise.all([readStudio(studioId), isPausedByTeam(studioId)]);
    return automationSentence({ ...studio, pausedByTeam });
  },
  subscription: async (studioId, now) => {
    const [subscription, { timezone }] = await Promise.all([
      readSubscriptionView(studioId, now),
      readStudio(studioId),
    ]);
    return subscriptionSentence(subscription, timezone);
  },
  marketplaces: async (studioId, now) => {
    const [connections, healths] = await Promise.all([readConnections(studioId), readHealths(studioId)]);
    return marketplacesSentence(catalogueWith(connections, healths, now));
  },
};

/** What can be said of a studio that an article is about, read as the one who asks may read it. */
export const readOwnState = async (
  studioId: string,
  about: OwnState | undefined,
  now: Date,
): Promise<string[]> => (about === undefined ? [] : [await sentenceOf[about](studioId, now)]);

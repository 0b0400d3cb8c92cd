import { getSession } from '#shared/contracts/access/get-session.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readSubscriptionView } from '#functions/_domain/studio/subscription-view.ts';
import { readOnboarding } from '#functions/_domain/studio/progress-store.ts';

export const handler = httpOperation(
  getSession,
  {},
  async ({ table, caller: { studioId, superadmin }, deps }) => {
    const [subscription, onboarding] = await Promise.all([
      readSubscriptionView(table, studioId, deps.clock.now()),
      readOnboarding(table, studioId),
    ]);
    return { studioId, superadmin, subscription, onboarding: onboarding ?? null };
  },
);

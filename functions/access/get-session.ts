import { getSession } from '#shared/contracts/access/get-session.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { onboardingOf } from '#functions/_domain/studio/progress-store.ts';
import { subscriptionViewOf } from '#functions/_domain/studio/subscription-view.ts';
import { sessionWantsOf, unsureOf } from './session-store.ts';

/** Reads everything in one request with the caller's access. */
export const handler = httpOperation(
  getSession,
  {},
  async ({ caller: { studioId, superadmin }, deps, found: { settings, paidFor } }) => ({
    studioId,
    superadmin,
    subscription: subscriptionViewOf(paidFor ?? null, deps.clock.now()),
    onboarding: (settings && onboardingOf(settings)) ?? null,
  }),
  { wants: sessionWantsOf, unsureOf },
);

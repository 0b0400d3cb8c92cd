import * as messages from '#messages/billing';
import { createCheckout } from '#shared/contracts/billing/create-checkout.ts';
import { openPortal } from '#shared/contracts/billing/open-portal.ts';
import { authPath } from '../../app/paths.ts';
import { call } from '../../api/call.ts';
import { accessToken } from '../../api/identity.ts';
import { ApiProblem } from '../../api/problem.ts';
import { recheckSession } from '../../api/session.ts';
import { useChange } from '../../api/use-change.ts';
import { carryNotice } from '../../ui/carried-notice.ts';

/** This timeout allows for two requests from the server to Stripe. */
export const stripeTimeoutMs = 25_000;

/** Never resolves: the button stays busy until the browser has left the page. */
const leaveFor = (url: string): Promise<never> => {
  location.assign(url);
  return new Promise(() => undefined);
};

async function checkout(): Promise<never> {
  if (await accessToken())
    return leaveFor((await call(createCheckout, {}, { timeoutMs: stripeTimeoutMs })).url);
  carryNotice({ type: 'error', content: messages.pleaseSignInToStartYour });
  return leaveFor(authPath);
}

/** Sends the browser to Stripe's checkout. A studio that is already subscribed enters the app instead. */
export const useCheckout = (failure: string) =>
  useChange({
    mutationFn: checkout,
    onError: (error) => {
      if (error instanceof ApiProblem && error.code === 'conflict') void recheckSession();
    },
    meta: { failure: () => ({ content: failure }) },
  });

/** Sends the browser to Stripe's billing portal. */
export const usePortal = () =>
  useChange({
    mutationFn: async () => leaveFor((await call(openPortal, {}, { timeoutMs: stripeTimeoutMs })).url),
    meta: { failure: messages.failedToOpenBillingPortal },
  });

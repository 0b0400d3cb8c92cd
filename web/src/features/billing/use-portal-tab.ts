import * as messages from '#messages/billing';
import { openPortal } from '#shared/contracts/billing/open-portal.ts';
import { call } from '../../api/call.ts';
import { accessToken } from '../../api/identity.ts';
import { messageOf } from '../../api/problem.ts';
import { useChange } from '../../api/use-change.ts';
import { stripeTimeoutMs } from './use-checkout.ts';

/** A refusal whose message needs no header. */
class PortalRefusal extends Error {}

async function portalUrl(): Promise<string> {
  if (!(await accessToken())) throw new PortalRefusal(messages.pleaseLogInToManageYour);
  const { url } = await call(openPortal, {}, { timeoutMs: stripeTimeoutMs });
  if (!url) throw new PortalRefusal(messages.noPortalUrlReceived);
  return url;
}

/**
 * Browsers allow a new tab only while a click is handled, so the tab is opened first and gets its address later. If no
 * tab is allowed, this tab goes there.
 */
async function openInTab(address: () => Promise<string>): Promise<void> {
  const tab = window.open('about:blank', '_blank');
  if (tab) tab.opener = null;
  try {
    const url = await address();
    if (tab) tab.location.href = url;
    else location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** Opens Stripe's billing portal in a new tab. */
export const usePortalTab = () =>
  useChange({
    mutationFn: () => openInTab(portalUrl),
    meta: {
      failure: (error) =>
        error instanceof PortalRefusal
          ? { content: error.message }
          : { header: messages.failedToOpenBillingPortal, content: messageOf(error) },
    },
  });

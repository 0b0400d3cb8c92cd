import * as messages from '#messages/reservations';
import { getSync } from '#shared/contracts/reservations/get-sync.ts';
import { startGmail } from '#shared/contracts/reservations/start-gmail.ts';
import type { SyncView } from '#shared/contracts/reservations/sync.ts';
import { call } from '../../api/call.ts';
import { accessToken } from '../../api/identity.ts';
import { consentOf, isOpen, type Consent } from './gmail-popup.ts';

const failed = messages.failedToConnectGmail;

/** Why Gmail could not be connected, in words for the owner. */
export class ConnectRefusal extends Error {
  readonly header: string;

  constructor(message: string, header = failed) {
    super(message);
    this.header = header;
  }
}

const blocked = () =>
  new ConnectRefusal(messages.popupWasBlockedByYourBrowser, messages.pleaseAllowPopupsToConnectGmail);

const timedOut = () =>
  new ConnectRefusal(messages.oAuthTimedOutPleaseTryAgain, messages.gmailConnectionTimedOut);

/** Only the server's sentence is shown, because the header already says what failed. */
const refused = (message: string) =>
  new ConnectRefusal(message.startsWith(`${failed}. `) ? message.slice(failed.length + 2) : message);

const isConnected = ({ mailbox }: SyncView): boolean => mailbox?.status === 'connected';

async function consentPage(): Promise<string> {
  if (!(await accessToken())) throw new ConnectRefusal(messages.notAuthenticated);
  const { authUrl } = await call(startGmail, {});
  if (!authUrl) throw new ConnectRefusal(messages.noAuthUrlReturnedFromServer);
  return authUrl;
}

/** The server's state after the window has closed. It is decisive, whatever the window's message says. */
async function confirmed(consent: Consent, before: string | undefined): Promise<SyncView> {
  if (consent.kind === 'timed-out') throw timedOut();
  if (consent.kind === 'answered' && !consent.ok) throw refused(consent.message);
  const sync = await call(getSync, {});
  if (consent.kind === 'answered') {
    if (isConnected(sync)) return sync;
    throw new ConnectRefusal(messages.oAuthCompletedButTokenNotSaved);
  }
  // A window that closed without a message may still have completed the connection.
  if (isConnected(sync) && sync.mailbox?.connectedAt !== before) return sync;
  throw new ConnectRefusal(messages.theGoogleWindowWasClosedBefore);
}

/**
 * Asks for the owner's consent at Google in the given window, and returns the new state of the mailbox.
 *
 * @throws {ConnectRefusal} if the window was blocked, closed or left open for too long, or if Google refused
 */
export async function connectGmail(popup: Window | null): Promise<SyncView> {
  if (popup === null || !(await isOpen(popup))) throw blocked();
  try {
    const [before, url] = await Promise.all([call(getSync, {}), consentPage()]);
    popup.location.href = url;
    return await confirmed(await consentOf(popup), before.mailbox?.connectedAt);
  } finally {
    popup.close();
  }
}

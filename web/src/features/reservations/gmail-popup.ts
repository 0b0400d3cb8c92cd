import { gmailMessage } from '#shared/contracts/reservations/gmail-message.ts';

/** The longest time that Google's window may stay open. */
const consentTimeoutMs = 120_000;
/** Some popup blockers open a window and close it at once. */
const blockedCheckMs = 100;
const closedCheckMs = 500;

/** How the consent window ended. */
export type Consent =
  | { readonly kind: 'answered'; readonly ok: boolean; readonly message: string }
  | { readonly kind: 'blocked' | 'closed' | 'timed-out' };

const features = 'popup,width=600,height=700';

/** Opens the window during the click, because browsers allow it only then; the address is set later. */
export const openConsentWindow = (): Window | null => window.open('about:blank', 'gmail-consent', features);

const wait = (durationMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, durationMs));

/** Whether the browser allowed the window to open. */
export async function isOpen(popup: Window | null): Promise<boolean> {
  await wait(blockedCheckMs);
  return popup !== null && !popup.closed;
}

/** Whether a message comes from this window and from our own origin. */
export const answerIn = (
  { origin, source, data }: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  popup: unknown,
  ownOrigin: string,
): Consent | null => {
  if (origin !== ownOrigin || source !== popup) return null;
  const { success, data: message } = gmailMessage.safeParse(data);
  return success ? { kind: 'answered', ok: message.ok, message: message.message } : null;
};

/** Waits for the window's message, for it to close without one, or for two minutes; then closes the window. */
export async function consentOf(popup: Window): Promise<Consent> {
  const over = new AbortController();
  const { signal } = over;
  const answered = new Promise<Consent>((resolve) => {
    const onMessage = (event: MessageEvent): void => {
      const answer = answerIn(event, popup, location.origin);
      if (answer) resolve(answer);
    };
    addEventListener('message', onMessage, { signal });
  });
  const closed = (async (): Promise<Consent> => {
    while (!popup.closed && !signal.aborted) await wait(closedCheckMs);
    // A message that was sent before the window closed may still arrive.
    await wait(closedCheckMs);
    return { kind: 'closed' };
  })();
  const late = wait(consentTimeoutMs).then((): Consent => ({ kind: 'timed-out' }));
  const consent = await Promise.race([answered, closed, late]);
  over.abort();
  popup.close();
  return consent;
}

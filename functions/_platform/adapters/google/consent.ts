import { createHash } from 'node:crypto';
import { finishGmail } from '#shared/contracts/reservations/finish-gmail.ts';
import { environment } from '#functions/_platform/common/environment.ts';
import type { Consents } from '#functions/_platform/ports/mailboxes.ts';

/** The client id of a deployment without a Google client. */
export const noClient = 'none';

/** The only OAuth scope that is ever requested. */
export const readScope = 'https://www.googleapis.com/auth/gmail.readonly';

/** The only redirect URL for Google. */
export const redirectUri = (webOrigin: string): string => `${webOrigin}${finishGmail.path}`;

/** Whether this deployment has a Google client. */
export const gmailAvailable = (): boolean => environment('GOOGLE_CLIENT_ID').GOOGLE_CLIENT_ID !== noClient;

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** Google's consent page. */
export function googleConsents(): Consents {
  const { GOOGLE_CLIENT_ID, GOOGLE_CONSENT_BASE_URL, WEB_ORIGIN } = environment(
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CONSENT_BASE_URL',
    'WEB_ORIGIN',
  );
  return {
    urlOf: ({ state, verifier }) => {
      if (GOOGLE_CLIENT_ID === noClient) return undefined;
      const query = new URLSearchParams({
        client_id: GOOGLE_CLIENT_ID,
        redirect_uri: redirectUri(WEB_ORIGIN),
        response_type: 'code',
        scope: readScope,
        state,
        code_challenge: challengeOf(verifier),
        code_challenge_method: 'S256',
        access_type: 'offline',
        // Google issues a refresh token only with a new consent, and a person who comes here has no token.
        prompt: 'consent select_account',
      });
      return `${GOOGLE_CONSENT_BASE_URL}/o/oauth2/v2/auth?${query}`;
    },
  };
}

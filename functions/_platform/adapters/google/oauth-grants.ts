import { environment } from '#functions/_platform/common/environment.ts';
import {
  MailboxFailure,
  type Grants,
  type MailboxGrant,
  type Revocations,
} from '#functions/_platform/ports/mailboxes.ts';
import { readScope } from './consent.ts';
import { profileOf } from './profile.ts';
import { tokenEndpoint } from './tokens.ts';
import { createHttp } from '../http.ts';

/** Exchanges the codes from people's consents for tokens at Google. */
export function googleGrants(): Grants {
  const { GMAIL_BASE_URL, WEB_ORIGIN } = environment('GMAIL_BASE_URL', 'WEB_ORIGIN');
  const http = createHttp();
  const tokens = tokenEndpoint(http);
  return {
    exchange: async (code, verifier) => {
      const { accessToken, refreshToken, scopes } = await tokens.exchange(code, verifier, WEB_ORIGIN);
      const reads = scopes.includes(readScope);
      if (!reads) return { refreshToken, reads, email: '', historyId: '' } satisfies MailboxGrant;
      const { emailAddress, historyId } = await profileOf(http, GMAIL_BASE_URL, accessToken);
      return { refreshToken, reads, email: emailAddress.toLowerCase(), historyId } satisfies MailboxGrant;
    },
  };
}

/** Revokes grants at Google. */
export function googleRevocations(): Revocations {
  const tokens = tokenEndpoint(createHttp());
  return {
    revoke: async (refreshToken) => {
      try {
        await tokens.revoke(refreshToken);
      } catch (error) {
        // A token that is already invalid cannot be revoked and does not need to be.
        if (!(error instanceof MailboxFailure) || !['refused', 'revoked'].includes(error.kind)) throw error;
      }
    },
  };
}

import { environment } from '../common/environment.ts';
import { MailboxFailure, type Grants, type MailboxGrant, type Revocations } from '../ports/mailboxes.ts';
import { apiOf, asked, oauthClients, profileOf, type OAuthClient } from './google-client.ts';
import { readScope } from './google-consent.ts';

async function grantOf(client: OAuthClient, rootUrl: string, code: string, codeVerifier: string) {
  const { tokens } = await asked(client.getToken({ code, codeVerifier }));
  const reads = (tokens.scope ?? '').split(' ').includes(readScope);
  const refreshToken = tokens.refresh_token ?? undefined;
  if (!reads) return { refreshToken, reads, email: '', historyId: '' } satisfies MailboxGrant;
  client.setCredentials(tokens);
  const { emailAddress, historyId } = await profileOf(apiOf(client, rootUrl));
  return { refreshToken, reads, email: emailAddress.toLowerCase(), historyId } satisfies MailboxGrant;
}

/** What people's codes are good for at Google. */
export function googleGrants(): Grants {
  const { GMAIL_BASE_URL, WEB_ORIGIN } = environment('GMAIL_BASE_URL', 'WEB_ORIGIN');
  const clientFor = oauthClients();
  return {
    exchange: async (code, verifier) => grantOf(await clientFor(WEB_ORIGIN), GMAIL_BASE_URL, code, verifier),
  };
}

/** How our leave is ended at Google. */
export function googleRevocations(): Revocations {
  const clientFor = oauthClients();
  return {
    revoke: async (refreshToken) => {
      const client = await clientFor();
      try {
        await asked(client.revokeToken(refreshToken));
      } catch (error) {
        // A token that is good no longer cannot be revoked: it need not be.
        if (!(error instanceof MailboxFailure) || !['refused', 'revoked'].includes(error.kind)) throw error;
      }
    },
  };
}

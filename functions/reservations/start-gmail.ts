import { Failure } from '#shared/contracts/failure.ts';
import { gmailConsentSeconds, startGmail } from '#shared/contracts/reservations/start-gmail.ts';
import { googleConsents } from '#functions/_platform/adapters/google/consent.ts';
import { environment } from '#functions/_platform/common/environment.ts';
import { Reply } from '#functions/_platform/http-answer.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { browserCookie, consentBytes, consentSecrets, secretHash } from './mailbox/consent.ts';
import { storeConsent } from './mailbox/consent-store.ts';

const webOrigin = () => environment('WEB_ORIGIN').WEB_ORIGIN;

export const handler = httpOperation(
  startGmail,
  { consents: googleConsents, webOrigin },
  async ({ caller: { studioId }, deps }) => {
    const { state, browser, verifier } = consentSecrets(deps.random.bytes(consentBytes));
    const authUrl = deps.consents.urlOf({ state, verifier });
    if (authUrl === undefined) throw new Failure('unavailable', 'Gmail cannot be connected here.');
    await storeConsent(deps.table.acrossStudios, {
      stateHash: secretHash(state),
      browserHash: secretHash(browser),
      studioId,
      verifier,
      expiresAtSeconds: Math.floor(deps.clock.now().getTime() / 1000) + gmailConsentSeconds,
    });
    return new Reply({ authUrl }, { cookies: [browserCookie(browser, deps.webOrigin)] });
  },
);

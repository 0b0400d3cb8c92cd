import { finishGmail } from '#shared/contracts/reservations/finish-gmail.ts';
import { googleGrants, googleRevocations } from '#functions/_platform/adapters/google/oauth-grants.ts';
import { openingKeys, sealingKeys } from '#functions/_platform/adapters/keys.ts';
import { isEntitled } from '#functions/_platform/entitlement.ts';
import { environment } from '#functions/_platform/common/environment.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { OpeningKeys, SealingKeys } from '#functions/_platform/ports/keys.ts';
import {
  MailboxFailure,
  type Grants,
  type MailboxGrant,
  type Revocations,
} from '#functions/_platform/ports/mailboxes.ts';
import { publicOperation } from '#functions/_platform/public-operation.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { callbackPage } from './mailbox/callback-page.ts';
import type { Ending } from './mailbox/callback-messages.ts';
import { browserOf, presentedHash, spentCookie } from './mailbox/consent.ts';
import { spendConsent, type Consent } from './mailbox/consent-store.ts';
import { connected } from '#functions/_domain/connections/mailbox.ts';
import { readMailbox, readSealedToken, storeLeave } from '#functions/_domain/connections/mailbox-store.ts';
import { pageLanguage } from './mailbox/page-language.ts';
import { sealContext } from './mailbox/seal-context.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { table } from '#functions/_platform/table.ts';

interface Deps extends Base {
  readonly grants: Grants;
  readonly revocations: Revocations;
  readonly sealing: SealingKeys;
  readonly opening: OpeningKeys;
}

const changedMeanwhile = 'The mailbox is being changed at the same time. Please try again.';

/** Revokes access at Google that is useless to us, or no longer needed. */
async function giveBack(refreshToken: string | undefined, { revocations, logger }: Deps): Promise<void> {
  if (refreshToken === undefined) return;
  await revocations.revoke(refreshToken).catch((error: unknown) => {
    logger.warn('grant revocation failed', { error });
  });
}

async function exchanged(code: string, { verifier }: Consent, deps: Deps): Promise<MailboxGrant | Ending> {
  try {
    return await deps.grants.exchange(code, verifier);
  } catch (error) {
    if (!(error instanceof MailboxFailure)) throw error;
    deps.logger.warn('OAuth code exchange failed', { kind: error.kind, error: error.cause });
    return error.kind === 'unavailable' || error.kind === 'busy' ? 'google-away' : 'google-refused';
  }
}

/** Stores the encrypted grant with its mailbox. If a grant for another account was stored there, it is revoked. */
async function keep(
  table: StudioTable,
  studioId: string,
  { email, historyId }: MailboxGrant,
  refreshToken: string,
  correlationId: string,
  deps: Deps,
): Promise<Ending> {
  const context = sealContext(studioId);
  const sealed = await deps.sealing.seal(refreshToken, context);
  const at = deps.clock.now().toISOString();
  const audit = { auditId: deps.ids.next(), at, correlationId };
  const { before, former } = await untilStored(async () => {
    const [read, token] = await Promise.all([readMailbox(table, studioId), readSealedToken(table, studioId)]);
    const after = connected(read, { email, historyId, at });
    return (await storeLeave(table, { before: read, after, sealed, audit }))
      ? { before: read, former: token }
      : undefined;
  }, changedMeanwhile);
  // Google keeps one grant per account: revoking the previous token would end the new one too.
  if (former !== undefined && before.email !== email)
    await giveBack(await deps.opening.open(former, context), deps);
  return 'connected';
}

async function connect(
  table: StudioTable,
  consent: Consent,
  code: string,
  correlationId: string,
  deps: Deps,
): Promise<Ending> {
  const grant = await exchanged(code, consent, deps);
  if (typeof grant === 'string') return grant;
  if (grant.reads && grant.refreshToken !== undefined)
    return keep(table, consent.studioId, grant, grant.refreshToken, correlationId, deps);
  await giveBack(grant.refreshToken, deps);
  return grant.reads ? 'not-saved' : 'reading-not-allowed';
}

const webOrigin = () => environment('WEB_ORIGIN').WEB_ORIGIN;

export const handler = publicOperation(
  finishGmail,
  {
    table,
    grants: googleGrants,
    revocations: googleRevocations,
    sealing: sealingKeys,
    opening: openingKeys,
    webOrigin,
  },
  async ({ input, received, deps, correlationId }) => {
    const origin = deps.webOrigin;
    const language = pageLanguage(received);
    const page = (ending: Ending, status = 200) =>
      callbackPage({ ending, language, origin, status, cookie: spentCookie(origin) });
    const now = deps.clock.now();
    const [stateHash, browserHash] = [
      presentedHash(input.state),
      presentedHash(browserOf(received.cookies, origin)),
    ];
    const consent =
      stateHash !== undefined && browserHash !== undefined
        ? await spendConsent(
            deps.table.acrossStudios,
            stateHash,
            browserHash,
            Math.floor(now.getTime() / 1000),
          )
        : undefined;
    if (!consent) {
      deps.logger.warn('OAuth callback with unknown state', { hasState: input.state !== undefined });
      return page('not-begun', 400);
    }
    const { code } = input;
    if (code === undefined) return page('not-given');
    const table = deps.table.forStudio(consent.studioId);
    return (await isEntitled(table, consent.studioId, now))
      ? page(await connect(table, consent, code, correlationId, deps))
      : page('no-subscription', 402);
  },
);

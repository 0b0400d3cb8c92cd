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
import { browserOf, presentedHash, spentCookie } from './mailbox/consent.ts';
import { spendConsent, type Consent } from './mailbox/consent-store.ts';
import { connected } from '#functions/_domain/connections/mailbox.ts';
import { readMailbox, readSealedToken, storeLeave } from '#functions/_domain/connections/mailbox-store.ts';
import { sealContext } from './mailbox/seal-context.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { table } from '#functions/_platform/table.ts';

interface Deps extends Base {
  readonly grants: Grants;
  readonly revocations: Revocations;
  readonly sealing: SealingKeys;
  readonly opening: OpeningKeys;
}

interface Outcome {
  readonly ok: boolean;
  readonly message: string;
}

const failed = (why: string): Outcome => ({ ok: false, message: `Failed to connect Gmail. ${why}` });

const notSaved: Outcome = { ok: false, message: 'OAuth completed but token not saved. Please try again.' };

const changedMeanwhile = 'The mailbox is being changed at the same time. Please try again.';

/** A leave that is of no use to us, or no longer, is not kept at Google either. */
async function giveBack(refreshToken: string | undefined, { revocations, logger }: Deps): Promise<void> {
  if (refreshToken === undefined) return;
  await revocations.revoke(refreshToken).catch((error: unknown) => {
    logger.warn('a leave was not given back', { error });
  });
}

async function exchanged(code: string, { verifier }: Consent, deps: Deps): Promise<MailboxGrant | Outcome> {
  try {
    return await deps.grants.exchange(code, verifier);
  } catch (error) {
    if (!(error instanceof MailboxFailure)) throw error;
    deps.logger.warn('a code was not exchanged', { kind: error.kind, error: error.cause });
    return failed(
      error.kind === 'unavailable' || error.kind === 'busy'
        ? 'Google does not answer just now. Please try again.'
        : 'Google did not accept it. Please try again.',
    );
  }
}

/** Keeps the leave, sealed, with the mailbox it is for. What stood there for another account is given back. */
async function keep(
  table: StudioTable,
  studioId: string,
  { email, historyId }: MailboxGrant,
  refreshToken: string,
  correlationId: string,
  deps: Deps,
): Promise<Outcome> {
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
  // Of the same account there is one leave: to give back the former token would end the new one.
  if (former !== undefined && before.email !== email)
    await giveBack(await deps.opening.open(former, context), deps);
  return { ok: true, message: 'Gmail connected successfully!' };
}

async function connect(
  table: StudioTable,
  consent: Consent,
  code: string,
  correlationId: string,
  deps: Deps,
): Promise<Outcome> {
  const grant = await exchanged(code, consent, deps);
  if ('ok' in grant) return grant;
  if (grant.reads && grant.refreshToken !== undefined)
    return keep(table, consent.studioId, grant, grant.refreshToken, correlationId, deps);
  await giveBack(grant.refreshToken, deps);
  return grant.reads ? notSaved : failed('Reading mails was not allowed. Please allow it, and try again.');
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
    const page = (outcome: Outcome, status = 200) =>
      callbackPage({ ...outcome, origin, status, cookie: spentCookie(origin) });
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
      deps.logger.warn('a consent of nobody', { hasState: input.state !== undefined });
      return page(failed('This was not begun here, or too long ago. Please try again.'), 400);
    }
    const { code } = input;
    if (code === undefined) return page(failed('Access was not given.'));
    const table = deps.table.forStudio(consent.studioId);
    return (await isEntitled(table, consent.studioId, now))
      ? page(await connect(table, consent, code, correlationId, deps))
      : page(failed('This studio has no active subscription or trial.'), 402);
  },
);

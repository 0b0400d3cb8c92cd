import { isEntitled } from '#functions/_platform/entitlement.ts';
import { keep } from '#functions/_platform/common/cache.ts';
import { openingKeys } from '#functions/_platform/adapters/keys.ts';
import type { Mailbox } from '#functions/_domain/connections/mailbox.ts';
import { readSealedToken } from '#functions/_domain/connections/mailbox-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { sealContext } from './seal-context.ts';

/** A key that was taken away opens nothing after this time, which is how long Google's access token lasts. */
const tokenLimits = { forMs: 60 * 60_000, itemsMax: 500 };
/** The end of a subscription is noticed up to this much later by a search; a run checks for itself. */
const entitledLimits = { forMs: 15 * 60_000, itemsMax: 500 };

/** The state that polls of mailboxes need each minute, cached between them. */
export interface MailboxKeep {
  /** The token of a mailbox, as of its latest connection. Undefined if there is none. */
  tokenOf(table: StudioTable, mailbox: Mailbox): Promise<string | undefined>;
  /** Forgets a token that Google no longer accepts. */
  forgetToken(mailbox: Mailbox): void;
  /** Whether a studio has access; a missing access is never cached. */
  isEntitled(table: StudioTable, at: Date): Promise<boolean>;
}

class Nothing extends Error {}

const orNothing = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (error instanceof Nothing) return undefined;
    throw error;
  });

/** A mailbox that was connected again has another token. */
const nameOf = ({ studioId, connectedAt = '' }: Mailbox): string => `${studioId} ${connectedAt}`;

export function mailboxKeep(): MailboxKeep {
  const opening = openingKeys();
  const tokens = keep<string>(tokenLimits);
  const entitled = keep<true>(entitledLimits);
  const open = async (table: StudioTable, { studioId }: Mailbox): Promise<string> => {
    const sealed = await readSealedToken(table, studioId);
    if (sealed === undefined) throw new Nothing();
    return opening.open(sealed, sealContext(studioId));
  };
  const assertEntitled = async (table: StudioTable, at: Date): Promise<true> => {
    if (!(await isEntitled(table, table.studioId, at))) throw new Nothing();
    return true;
  };
  return {
    tokenOf: (table, mailbox) => orNothing(tokens.get(nameOf(mailbox), () => open(table, mailbox))),
    forgetToken: (mailbox) => tokens.forget(nameOf(mailbox)),
    isEntitled: async (table, at) =>
      (await orNothing(entitled.get(table.studioId, () => assertEntitled(table, at)))) ?? false,
  };
}

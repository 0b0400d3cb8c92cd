import { isEntitled } from '#functions/_platform/entitlement.ts';
import { keep } from '#functions/_platform/common/cache.ts';
import { openingKeys } from '#functions/_platform/adapters/keys.ts';
import type { Mailbox } from '#functions/_domain/connections/mailbox.ts';
import { readSealedToken } from '#functions/_domain/connections/mailbox-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { sealContext } from './seal-context.ts';

/**
 * How long a token is cached. A key that was withdrawn has no effect after this time, which is also how long Google's
 * access token is valid.
 */
const tokenLimits = { forMs: 60 * 60_000, itemsMax: 500 };
/** A poll may notice up to this much later that a subscription has ended. A run checks for itself. */
const entitledLimits = { forMs: 15 * 60_000, itemsMax: 500 };

/** The state that mailbox polls need every minute, cached between polls. */
export interface MailboxKeep {
  /** The token of a mailbox, as of its latest connection; undefined if there is none. */
  tokenOf(table: StudioTable, mailbox: Mailbox): Promise<string | undefined>;
  /** Removes a token from the cache because Google no longer accepts it. */
  forgetToken(mailbox: Mailbox): void;
  /** Whether a studio has access. A missing access is never cached. */
  isEntitled(table: StudioTable, at: Date): Promise<boolean>;
}

class Nothing extends Error {}

const orNothing = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (error instanceof Nothing) return undefined;
    throw error;
  });

/** Reconnecting a mailbox gives it another token, so the time of the connection is part of the cache key. */
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

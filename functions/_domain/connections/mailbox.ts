/** How a studio's reservation mails are read: the owner's choice, the mailbox, and how far it was read. */
export interface Mailbox {
  readonly studioId: string;
  readonly syncEmail?: string | undefined;
  readonly syncEnabled: boolean;
  /** Absent while no mailbox is connected. */
  readonly email?: string | undefined;
  readonly connectedAt?: string | undefined;
  /** When this account was first connected. Earlier mails are not read. */
  readonly readSince?: string | undefined;
  /** Why the mailbox cannot be read until it is connected again. */
  readonly broken?: 'revoked' | 'scope-lost' | undefined;
  /** The position up to which the mailbox's history was read. */
  readonly historyId?: string | undefined;
  /** A search through all mails since an instant, after Google discarded the history. */
  readonly resync?: Resync | undefined;
  readonly lastSyncAt?: string | undefined;
  /** Until then, nobody else reads it. */
  readonly leaseUntil?: string | undefined;
  readonly leaseId?: string | undefined;
  /** Whether work for it was begun or requested and may be waiting: the next run checks. */
  readonly waits?: boolean | undefined;
  /** Google asked us to send no requests before this instant. */
  readonly restsUntil?: string | undefined;
  readonly revision: number;
}

export interface Resync {
  readonly since: string;
  /** The position in the history at which the next poll continues. */
  readonly historyId: string;
  readonly page?: string | undefined;
}

/** Mailboxes that are read are spread over this many partitions. */
export const mailboxShards = 8;

/** The settings of a studio that has never changed them. */
export const noMailbox = (studioId: string): Mailbox => ({ studioId, syncEnabled: false, revision: 0 });

export const isMailboxConnected = ({ email }: Mailbox): boolean => email !== undefined;

/** Whether its mails are to be read. */
export const isReadable = ({ syncEnabled, email, broken }: Mailbox): boolean =>
  syncEnabled && email !== undefined && broken === undefined;

/** The shard that contains a studio's mailbox. */
export const polledShardOf = (studioId: string): string =>
  String(Number.parseInt(studioId.slice(-2), 16) % mailboxShards);

export interface ConnectedMailbox {
  readonly email: string;
  readonly historyId: string;
  readonly at: string;
}

/**
 * A mailbox after it was connected. The same account continues where it was, so that no mail is missed. Another
 * account starts with mails from now on.
 */
export function connected(before: Mailbox, { email, historyId, at }: ConnectedMailbox): Mailbox {
  const { broken: _broken, leaseUntil: _until, leaseId: _id, restsUntil: _rests, ...retained } = before;
  if (before.email === email) return { ...retained, connectedAt: at };
  const { resync: _resync, lastSyncAt: _last, ...fresh } = retained;
  return { ...fresh, email, connectedAt: at, readSince: at, historyId, syncEmail: email };
}

const dayMs = 24 * 3_600_000;
/** A look through everything reaches back this far at most. */
export const resyncDaysMax = 30;

/** The same mailbox, to be searched completely. Mails that were read already are not read again. */
export function wholeAgain(before: Mailbox, now: Date): Mailbox {
  const { historyId, readSince = now.toISOString() } = before;
  // Without a position in its history, the next run searches the whole mailbox anyway.
  if (historyId === undefined) return before;
  const sinceMs = Math.max(Date.parse(readSince), now.getTime() - resyncDaysMax * dayMs);
  return { ...before, resync: { since: new Date(sinceMs).toISOString(), historyId } };
}

/** Stops looking for mails from before an instant. */
export function clearedFrom(before: Mailbox, at: string): Mailbox {
  const later = (one: string | undefined): string => (one !== undefined && one > at ? one : at);
  const readSince = later(before.readSince);
  const { resync } = before;
  return { ...before, readSince, ...(resync && { resync: { ...resync, since: later(resync.since) } }) };
}

/** Disconnected: nothing of the account is kept, except what the owner typed. */
export const disconnected = ({ studioId, syncEmail, revision }: Mailbox): Mailbox => ({
  studioId,
  syncEnabled: false,
  revision,
  ...(syncEmail !== undefined && { syncEmail }),
});

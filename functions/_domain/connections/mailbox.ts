/** How a studio's reservation mails are read: the owner's choice, the mailbox, and the position reached. */
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
  /** The position in Gmail's history up to which the mailbox has been read. */
  readonly historyId?: string | undefined;
  /** A search through all mails since an instant. It is needed after Google has discarded the history. */
  readonly resync?: Resync | undefined;
  readonly lastSyncAt?: string | undefined;
  /** End of the lease. Until then, only the holder reads the mailbox. */
  readonly leaseUntil?: string | undefined;
  readonly leaseId?: string | undefined;
  /** True if a poll was started or requested and may not have finished. The next run checks this. */
  readonly waits?: boolean | undefined;
  /** Google asked us not to send requests before this instant. */
  readonly restsUntil?: string | undefined;
  /** The last waiting reservation that was checked, if too many wait to check them all at once. */
  readonly reviewedDownTo?: string | undefined;
  readonly revision: number;
}

export interface Resync {
  readonly since: string;
  /** The history position at which the next poll continues. */
  readonly historyId: string;
  readonly page?: string | undefined;
}

/** Number of index partitions for the mailboxes that are read. */
export const mailboxShards = 8;

/** The default settings, for a studio that has never changed them. */
export const noMailbox = (studioId: string): Mailbox => ({ studioId, syncEnabled: false, revision: 0 });

export const isMailboxConnected = ({ email }: Mailbox): boolean => email !== undefined;

/** Whether the mailbox's mails are to be read. */
export const isReadable = ({ syncEnabled, email, broken }: Mailbox): boolean =>
  syncEnabled && email !== undefined && broken === undefined;

/** The index partition of a studio's mailbox. */
export const polledShardOf = (studioId: string): string =>
  String(Number.parseInt(studioId.slice(-2), 16) % mailboxShards);

export interface ConnectedMailbox {
  readonly email: string;
  readonly historyId: string;
  readonly at: string;
}

/**
 * The mailbox after it was connected. The same account continues where it stopped, so that no mail is missed. Another
 * account starts with mails from now on.
 */
export function connected(before: Mailbox, { email, historyId, at }: ConnectedMailbox): Mailbox {
  const { broken: _broken, leaseUntil: _until, leaseId: _id, restsUntil: _rests, ...retained } = before;
  if (before.email === email) return { ...retained, connectedAt: at };
  const { resync: _resync, lastSyncAt: _last, ...fresh } = retained;
  return { ...fresh, email, connectedAt: at, readSince: at, historyId, syncEmail: email };
}

const dayMs = 24 * 3_600_000;
/** A complete search reaches back at most this many days. */
export const resyncDaysMax = 30;

/** Schedules a complete search of the mailbox. Mails that were already read are not read again. */
export function wholeAgain(before: Mailbox, now: Date): Mailbox {
  const { historyId, readSince = now.toISOString() } = before;
  // Without a history position, the next run searches the whole mailbox anyway.
  if (historyId === undefined) return before;
  const sinceMs = Math.max(Date.parse(readSince), now.getTime() - resyncDaysMax * dayMs);
  return { ...before, resync: { since: new Date(sinceMs).toISOString(), historyId } };
}

/** Excludes mails from before an instant from future searches. */
export function clearedFrom(before: Mailbox, at: string): Mailbox {
  const later = (one: string | undefined): string => (one !== undefined && one > at ? one : at);
  const readSince = later(before.readSince);
  const { resync } = before;
  return { ...before, readSince, ...(resync && { resync: { ...resync, since: later(resync.since) } }) };
}

/** The mailbox after it was disconnected. Nothing about the account is kept, except what the owner typed. */
export const disconnected = ({ studioId, syncEmail, revision }: Mailbox): Mailbox => ({
  studioId,
  syncEnabled: false,
  revision,
  ...(syncEmail !== undefined && { syncEmail }),
});

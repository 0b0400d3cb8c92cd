/** The rights that a person's consent gives. */
export interface MailboxGrant {
  /** Absent if the answer contained none. */
  readonly refreshToken: string | undefined;
  /** Whether it allows reading mails. */
  readonly reads: boolean;
  readonly email: string;
  /** The current point of the mailbox's history. */
  readonly historyId: string;
}

/** A page of a person's consent. */
export interface Consents {
  /** Undefined if this deployment has no access to mailboxes. */
  urlOf(terms: { readonly state: string; readonly verifier: string }): string | undefined;
}

export interface Grants {
  /** Exchanges a code, with the verifier of the page that it came from. */
  exchange(code: string, verifier: string): Promise<MailboxGrant>;
}

export interface Revocations {
  /** Ends our leave; one that has ended already is fine. */
  revoke(refreshToken: string): Promise<void>;
}

/** Ids of mails, oldest or newest first, in pages. */
export interface MailIds {
  readonly ids: readonly string[];
  readonly next: string | undefined;
}

export interface MailHistory extends MailIds {
  /** The position that this page reaches. Undefined if it is empty and there is a further one. */
  readonly reached: string | undefined;
}

/** The envelope of a mail. */
export interface MailHead {
  /** The From header, unchanged. */
  readonly from: string;
  readonly labels: readonly string[];
  readonly sizeBytes: number;
  readonly receivedAt: Date;
}

/** One mailbox, open to be read. */
export interface OpenedMailbox {
  /** The name by which its server signs its findings about a sender (authserv-id), in lower case. */
  readonly receiver: string;
  currentHistoryId(): Promise<string>;
  /** The changes since a point of the history. Undefined when Google no longer has a history that old. */
  since(historyId: string, page: string | undefined): Promise<MailHistory | undefined>;
  /** Everything that arrived after an instant. */
  after(at: Date, page: string | undefined): Promise<MailIds>;
  /** Undefined if the mail no longer exists. */
  head(id: string): Promise<MailHead | undefined>;
  raw(id: string): Promise<Uint8Array | undefined>;
}

export interface Mailboxes {
  /** Opens a mailbox. An access token from an earlier opening is reused. */
  open(refreshToken: string): OpenedMailbox;
}

/**
 * revoked: our access has ended; scope-lost: it does not allow reading mails; busy: too many requests for now;
 * unavailable: no usable answer; refused: the request was not accepted.
 */
export type MailboxFailureKind = 'revoked' | 'scope-lost' | 'busy' | 'unavailable' | 'refused';

/** Why a mailbox could not be read. */
export class MailboxFailure extends Error {
  readonly kind: MailboxFailureKind;
  /** The time to wait, if the answer names one. */
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: MailboxFailureKind, retryAfterSeconds?: number, cause?: unknown) {
    super(`the mailbox could not be asked: ${kind}`, { cause });
    this.name = 'MailboxFailure';
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

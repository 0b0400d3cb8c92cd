/** The tokens and rights from a person's consent. */
export interface MailboxGrant {
  /** Absent if the response contained none. */
  readonly refreshToken: string | undefined;
  /** Whether the consent allows reading mails. */
  readonly reads: boolean;
  readonly email: string;
  /** The current position of the mailbox's history. */
  readonly historyId: string;
}

/** A consent page for a person. */
export interface Consents {
  /** Undefined if this deployment has no Google client. */
  urlOf(terms: { readonly state: string; readonly verifier: string }): string | undefined;
}

export interface Grants {
  /** Exchanges a code for tokens, with the verifier of the consent page that issued it. */
  exchange(code: string, verifier: string): Promise<MailboxGrant>;
}

export interface Revocations {
  /** Revokes our access. It may be revoked already. */
  revoke(refreshToken: string): Promise<void>;
}

/** A page of mail ids, oldest or newest first. */
export interface MailIds {
  readonly ids: readonly string[];
  readonly next: string | undefined;
}

export interface MailHistory extends MailIds {
  /** The history position that this page reaches. Undefined if the page is empty and another one follows. */
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

/** One mailbox, opened for reading. */
export interface OpenedMailbox {
  /** The name under which the mailbox's server states its findings about a sender (authserv-id), in lower case. */
  readonly receiver: string;
  currentHistoryId(): Promise<string>;
  /** The changes since a position of the history. Undefined if Google no longer has history that old. */
  since(historyId: string, page: string | undefined): Promise<MailHistory | undefined>;
  /** All mails that arrived after an instant. */
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
 * revoked: our access has ended; scope-lost: our access does not include reading mails; busy: too many requests for
 * now; unavailable: no usable response; refused: the request was not accepted.
 */
export type MailboxFailureKind = 'revoked' | 'scope-lost' | 'busy' | 'unavailable' | 'refused';

/** Why a mailbox could not be read. */
export class MailboxFailure extends Error {
  readonly kind: MailboxFailureKind;
  /** The time to wait, if the response states one. */
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: MailboxFailureKind, retryAfterSeconds?: number, cause?: unknown) {
    super(`the mailbox could not be reached: ${kind}`, { cause });
    this.name = 'MailboxFailure';
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

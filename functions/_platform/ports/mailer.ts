/** An e-mail to one person. Its headers are added to those that every e-mail has. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Tags that reports about the e-mail carry: letters, digits, dashes and underscores. */
  readonly tags: Readonly<Record<string, string>>;
}

/**
 * The result of sending. `refused`: it was certainly not sent, and may be tried again. `unsure`: there was no answer,
 * so it might arrive twice if sent again.
 */
export type Sending =
  | { readonly outcome: 'sent'; readonly messageId: string }
  | { readonly outcome: 'refused'; readonly why: string }
  | { readonly outcome: 'unsure'; readonly why: string };

export interface Mailer {
  /** False where the deployment has no address to send from. */
  readonly canSend: boolean;
  /** Sends it once, without retries. */
  send(letter: Letter): Promise<Sending>;
}

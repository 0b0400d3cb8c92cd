/** An e-mail to one person. Its headers are added to the headers that every e-mail has. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Tags that appear in reports about the e-mail: letters, digits, dashes and underscores. */
  readonly tags: Readonly<Record<string, string>>;
}

/**
 * The result of sending. `refused`: the e-mail was certainly not sent and may be retried. `unsure`: there was no
 * response, so a retry might deliver it twice.
 */
export type Sending =
  | { readonly outcome: 'sent'; readonly messageId: string }
  | { readonly outcome: 'refused'; readonly why: string }
  | { readonly outcome: 'unsure'; readonly why: string };

export interface Mailer {
  /** False if the deployment has no sender address. */
  readonly canSend: boolean;
  /** Sends the e-mail once, without retries. */
  send(letter: Letter): Promise<Sending>;
}

/** An e-mail that was sent, as its receiver has it. */
export interface SentMail {
  readonly messageId: string;
  readonly at: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Tags that reports of the e-mail carry. Its receiver does not see them. */
  readonly tags: Readonly<Record<string, string>>;
}

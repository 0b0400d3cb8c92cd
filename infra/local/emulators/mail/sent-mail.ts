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
  /** What reports of it bear; nobody who receives it sees them. */
  readonly tags: Readonly<Record<string, string>>;
}

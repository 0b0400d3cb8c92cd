/** A sent e-mail as its recipient sees it. */
export interface SentMail {
  readonly messageId: string;
  readonly at: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Tags that appear in reports about the e-mail. Its recipient does not see them. */
  readonly tags: Readonly<Record<string, string>>;
}

import type { MailEvent } from '#shared/core/mail/mail.ts';

export type Language = 'en' | 'es' | 'pt' | 'fr';

/**
 * One layout of mails, as one sender writes them. Placeholders in braces are filled anew for each mail, and which of
 * them stand in it decides what must be read: `{class}`, `{name}`, `{first}`, `{date:long}`, `{time:24}`, `{ref:num}`;
 * `{2.class}`, `{2.date:long}` belong to a second reservation. All others (`{coach}`, `{room}`…) must not be read.
 */
export interface Layout {
  readonly id: string;
  readonly language: Language;
  readonly from: string;
  /** Null: a mail that tells of no reservation. */
  readonly event: MailEvent | null;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
  /** The studio's zone, where it is not the language's usual one. */
  readonly zone?: string;
  readonly transfer?: 'quoted-printable' | 'base64' | '8bit';
  /** May be skipped; if it is read, it must be read right. */
  readonly optional?: true;
  /** Sent on by the studio's front desk, with the first mail's headers above its body. */
  readonly forwarded?: true;
}

export const zoneOf: Readonly<Record<Language, string>> = {
  en: 'America/New_York',
  es: 'America/Mexico_City',
  pt: 'America/Sao_Paulo',
  fr: 'Europe/Paris',
};

import type { MailEvent } from '#shared/core/mail/mail.ts';

export type Language = 'en' | 'es' | 'pt' | 'fr';

/**
 * One sender's layout of mails. Placeholders in braces are filled anew for each mail. The placeholders in a layout
 * determine what must be read: `{class}`, `{name}`, `{first}`, `{date:long}`, `{time:24}`, `{ref:num}`. `{2.class}` and
 * `{2.date:long}` belong to a second reservation. All others (`{coach}`, `{room}`…) must not be read.
 */
export interface Layout {
  readonly id: string;
  readonly language: Language;
  readonly from: string;
  /** Null for a mail without a reservation. */
  readonly event: MailEvent | null;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
  /** The studio's time zone, if it differs from the usual one of the language. */
  readonly zone?: string;
  readonly transfer?: 'quoted-printable' | 'base64' | '8bit';
  /** The reader may skip this mail, but if it reads it, the result must be right. */
  readonly optional?: true;
  /** Forwarded by the studio's front desk, with the original mail's headers above its body. */
  readonly forwarded?: true;
}

export const zoneOf: Readonly<Record<Language, string>> = {
  en: 'America/New_York',
  es: 'America/Mexico_City',
  pt: 'America/Sao_Paulo',
  fr: 'Europe/Paris',
};

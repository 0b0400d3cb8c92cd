import type { DateContext } from './calendar.ts';
import { dateContext } from './context.ts';
import { htmlText, type HtmlText } from './html-text.ts';
import type { ScheduledName } from './scheduled-class.ts';
import { linesOf, withoutForwarding, type Forwarded } from './lines.ts';
import { bodyCharactersMax, textCharactersMax, type ParsedMail } from './mail.ts';

export interface MailRequest {
  readonly mail: ParsedMail;
  /** The studio's IANA time zone. */
  readonly zone: string;
  /** UTC instant at which the e-mail arrived, used to interpret dates if it has no Date header. */
  readonly receivedAt: string;
  /** The marketplace to which the sender belongs. */
  readonly marketplaceHint?: string;
  /** Classes of the studio on the days that the e-mail may be about, if they are known. */
  readonly scheduled?: readonly ScheduledName[];
}

/** One body of an e-mail, prepared for reading. */
export interface Body {
  readonly subject: string;
  readonly from: string;
  readonly forwarded: Forwarded;
  readonly emphases: readonly string[];
  readonly context: DateContext;
}

/**
 * A text of the e-mail with the data needed to read it. If the e-mail was forwarded, the headers quoted in it replace
 * its own.
 */
function bodyOf({ mail, receivedAt, zone }: MailRequest, text: string, emphases: readonly string[]): Body {
  const forwarded = withoutForwarding(linesOf(text.slice(0, textCharactersMax)));
  return {
    subject: forwarded.subject ?? mail.subject,
    from: forwarded.from ?? mail.from,
    forwarded,
    emphases,
    context: dateContext(forwarded.lines, mail.date, forwarded.date, receivedAt, zone),
  };
}

/** An e-mail's bodies, the HTML one first, and its parsed HTML. At least one body. */
export function bodiesOf(request: MailRequest): { html: HtmlText; bodies: [Body, ...Body[]] } {
  const { mail } = request;
  const html = htmlText(mail.html.slice(0, bodyCharactersMax));
  const text = (): Body => bodyOf(request, mail.text, []);
  if (!mail.html) return { html, bodies: [text()] };
  const first = bodyOf(request, html.text, html.emphases);
  return { html, bodies: mail.text.trim() ? [first, text()] : [first] };
}

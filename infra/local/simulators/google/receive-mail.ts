import { mailOf, oneLine, type Written } from './write-mail.ts';

interface Parties {
  /** The domain of the From header. */
  readonly domain: string;
  readonly address: string;
}

const spf = (result: string, { address }: Parties, at = address): string =>
  `spf=${result} (google.com: domain of ${at} designates 192.0.2.25 as permitted sender) smtp.mailfrom=${at}`;
const dkim = (result: string, domain: string): string =>
  `dkim=${result} header.i=@${domain} header.s=mail header.b=Cup0Mail`;
const dmarc = (result: string, { domain }: Parties): string =>
  `dmarc=${result} (p=REJECT sp=REJECT dis=NONE) header.from=${domain}`;

const stranger = 'bulk-mailer.example';

/** Gmail's possible findings about a sender: their names on the mailbox's page, and their header. */
export const senderChecks = {
  dmarc: {
    text: 'Proven: DMARC passed',
    results: (one: Parties) => [dkim('pass', one.domain), spf('pass', one), dmarc('pass', one)],
  },
  dkim: {
    text: "Proven: signed by the sender's domain, which has no DMARC policy",
    results: (one: Parties) => [dkim('pass', one.domain), spf('pass', one)],
  },
  unsigned: {
    text: 'Not proven: no signature and no DMARC policy',
    results: (one: Parties) => [spf('none', one)],
  },
  stranger: {
    text: 'Not proven: signed by another domain',
    results: (one: Parties) => [dkim('pass', stranger), spf('pass', one, `bounce@${stranger}`)],
  },
  forged: {
    text: 'Forged: DMARC failed',
    results: (one: Parties) => [spf('softfail', one), dmarc('fail', one)],
  },
} as const satisfies Record<string, { text: string; results: (one: Parties) => string[] }>;

export type SenderCheck = keyof typeof senderChecks;
export const senderCheckNames = Object.keys(senderChecks) as [SenderCheck, ...SenderCheck[]];

const folded = '\r\n       ';

/** The headers that Gmail adds to an e-mail that it receives. */
function headersAbove({ from, to, at }: Written, check: SenderCheck): string {
  const address = /<([^<>]*)>\s*$/.exec(oneLine(from))?.[1] ?? oneLine(from).trim();
  const domain = address.split('@').at(-1) ?? '';
  const when = at.toUTCString().replace('GMT', '+0000');
  const hop = [`from mail.${domain} (mail.${domain}. [192.0.2.25])`, 'by mx.google.com with ESMTPS id cupo'];
  const results = ['mx.google.com', ...senderChecks[check].results({ domain, address })];
  const headers = [
    `Delivered-To: ${oneLine(to)}`,
    `Received: by 2002:a05:6a10:cafe with SMTP id cupo; ${when}`,
    `Received: ${[...hop, `for <${oneLine(to)}>; ${when}`].join(folded)}`,
    `Authentication-Results: ${results.join(`;${folded}`)}`,
  ];
  return headers.map((header) => `${header}\r\n`).join('');
}

/**
 * An e-mail in the mailbox, with Gmail's authentication results.
 *
 * @param sent the original e-mail; if omitted, a plain-text e-mail is written
 */
export const receivedMailOf = (written: Written, check: SenderCheck = 'dmarc', sent?: string): Uint8Array =>
  Buffer.concat([
    Buffer.from(headersAbove(written, check)),
    sent === undefined ? mailOf(written) : Buffer.from(sent),
  ]);

import { drawFacts, hashOf, randomOf, type Facts } from './facts.ts';
import { writeDay, writeReference, writeTime } from './formats.ts';
import { zoneOf, type Layout } from './layout.ts';

/** The expected reading of one reservation. A field is null if the mail does not contain it. */
export interface Expected {
  readonly eventType: string;
  readonly customerName: string | null;
  readonly className: string | null;
  readonly classDate: string | null;
  readonly classTime: string | null;
  readonly marketplaceBookingRef: string | null;
}

export interface CorpusMail {
  readonly layout: Layout;
  readonly zone: string;
  readonly raw: Buffer;
  readonly expected: readonly Expected[];
}

const placeholder = /\{(?:(2)\.)?([a-z]+)(?::(\w+))?\}/g;

type Draw = readonly [Facts, Facts];

function valueOf(layout: Layout, facts: Facts, field: string, form: string): string {
  const { language } = layout;
  const [first = '', ...rest] = facts.name.split(' ');
  const plain: Readonly<Record<string, string>> = {
    name: facts.name,
    upper: facts.name.toUpperCase(),
    first,
    last: rest.join(' '),
    reversed: `${rest.join(' ')}, ${first}`,
    initial: first.charAt(0),
    class: facts.class,
    coach: facts.coach,
    studio: facts.studio,
    room: facts.room,
    email: facts.email,
    phone: `+1 555 ${String(facts.number).slice(0, 3)} ${String(facts.number).slice(3, 7)}`,
  };
  if (field === 'date') return writeDay(facts.date, form, language);
  if (field === 'made') return writeDay(facts.sentOn, form, language);
  if (field === 'time') return writeTime(facts.time, form);
  if (field === 'end') return writeTime(facts.end, form);
  if (field === 'ref') return writeReference(facts.number, form);
  const value = plain[field];
  if (value === undefined) throw new Error(`layout ${layout.id} has an unknown placeholder: ${field}`);
  return value;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&#39;');

const fill = (layout: Layout, [one, two]: Draw, text: string, html: boolean): string =>
  text
    .split(/(<script.*?<\/script>)/s)
    .map((piece) =>
      piece.replaceAll(
        placeholder,
        (_, second: string | undefined, field: string, form: string | undefined) => {
          const value = valueOf(layout, second ? two : one, field, form ?? '');
          return html && !piece.startsWith('<script') ? escapeHtml(value) : value;
        },
      ),
    )
    .join('');

function expectedOf(layout: Layout, draw: Draw, all: string): Expected[] {
  const { event } = layout;
  if (event === null) return [];
  const found = [...all.matchAll(placeholder)];
  const has = (field: string, second: boolean): RegExpMatchArray | undefined =>
    found.find((match) => match[2] === field && (match[1] !== undefined) === second);
  const reported = (second: boolean): Expected => {
    const facts = draw[second ? 1 : 0];
    const own = (field: string): boolean => has(field, second) !== undefined;
    const whole = ['name', 'upper', 'reversed', 'last'].some((field) => has(field, false));
    const reference = has('ref', false)?.[3];
    return {
      eventType: event,
      customerName: whole ? facts.name : has('first', false) ? (facts.name.split(' ')[0] ?? null) : null,
      className: own('class') ? facts.class : null,
      classDate: own('date') ? facts.date : null,
      classTime: own('time') ? facts.time : null,
      marketplaceBookingRef: reference ? writeReference(facts.number, reference) : null,
    };
  };
  return has('date', true) ? [reported(false), reported(true)] : [reported(false)];
}

const headerWord = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text, 'utf8').toString('base64')}?=`;

function quotedPrintable(text: string): string {
  const out: string[] = [];
  for (const line of text.split('\n')) {
    let row = '';
    for (const byte of Buffer.from(line, 'utf8')) {
      const written =
        byte === 61 || byte < 32 || byte > 126
          ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
          : String.fromCodePoint(byte);
      if (row.length + written.length > 75) {
        out.push(`${row}=`);
        row = '';
      }
      row += written;
    }
    out.push(row);
  }
  return out.join('\r\n');
}

function part(type: string, body: string, transfer: NonNullable<Layout['transfer']>): string {
  const wrapped = (
    Buffer.from(body, 'utf8')
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');
  const encoded = {
    'quoted-printable': quotedPrintable(body),
    base64: wrapped,
    '8bit': body.replaceAll('\n', '\r\n'),
  }[transfer];
  return `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: ${transfer}\r\n\r\n${encoded}\r\n`;
}

function bodyOf(layout: Layout, draw: Draw, headers: string): string {
  const transfer = layout.transfer ?? '8bit';
  const above = layout.forwarded ? `Fyi\n\n---------- Forwarded message ---------\n${headers}\n` : '';
  const text = layout.text === undefined ? undefined : above + fill(layout, draw, layout.text, false);
  const html =
    layout.html === undefined
      ? undefined
      : `<html><head><style>p{margin:0}</style></head><body>${fill(layout, draw, layout.html, true)}</body></html>`;
  if (text !== undefined && html !== undefined)
    return `Content-Type: multipart/alternative; boundary="b1"\r\n\r\n--b1\r\n${part('text/plain', text, transfer)}--b1\r\n${part('text/html', html, transfer)}--b1--\r\n`;
  return html === undefined ? part('text/plain', text ?? '', transfer) : part('text/html', html, transfer);
}

/** The mails of one layout, each with different people, classes and times. They are the same in every run. */
export function composeMails(layout: Layout, count: number): CorpusMail[] {
  const random = randomOf(hashOf(layout.id));
  return Array.from({ length: count }, () => {
    const one = drawFacts(layout.language, random);
    let other = drawFacts(layout.language, random);
    while (other.time === one.time || other.class === one.class) other = drawFacts(layout.language, random);
    const draw: Draw = [
      one,
      { ...other, name: one.name, sentOn: one.sentOn, date: one.date, number: one.number },
    ];
    const subject = fill(layout, draw, layout.subject, false);
    const sent = new Date(`${one.sentOn}T14:05:00Z`).toUTCString().replace('GMT', '+0000');
    const inner = `From: ${layout.from}\nDate: ${sent}\nSubject: ${subject}\nTo: <studio@example.com>\n`;
    const head = [
      `From: ${layout.forwarded ? 'Front Desk <desk@example.com>' : layout.from.replace(/^[^<]+/, (name) => `${headerWord(name.trim())} `)}`,
      'To: studio@example.com',
      `Subject: ${headerWord(layout.forwarded ? `Fwd: ${subject}` : subject)}`,
      `Date: ${sent}`,
      'MIME-Version: 1.0',
    ].join('\r\n');
    const all = `${layout.subject}\n${layout.text ?? layout.html ?? ''}`;
    return {
      layout,
      zone: layout.zone ?? zoneOf[layout.language],
      raw: Buffer.from(`${head}\r\n${bodyOf(layout, draw, inner)}`, 'utf8'),
      expected: expectedOf(layout, draw, all),
    };
  });
}

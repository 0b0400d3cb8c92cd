import type { MailEvent } from '#shared/core/mail/mail.ts';
import type { TaughtReservation } from '#shared/core/mail/layouts/layout.ts';

type Text = { readonly subject: string; readonly text?: string; readonly html?: string };

/** The layout of one sender's mails. */
export interface MailForm extends Text {
  readonly id: string;
  /** Null for a mail that reports no reservation. */
  readonly event: MailEvent | null;
  readonly lang: 'en' | 'es' | 'pt' | 'fr';
  readonly date: string;
  readonly time: string;
  /** Other mails of the sender. Without an event, they contain no reservation. */
  readonly traps: readonly (Text & { readonly event?: MailEvent })[];
}

export interface WrittenMail {
  readonly form: string;
  readonly raw: string;
  /** The sender's address. */
  readonly address: string;
  /** Null if the mail contains no reservation. */
  readonly truth: TaughtReservation | null;
}

/** Random numbers from 0 to below 1, determined by a seed (mulberry32). */
export function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const given = [
  'Ana',
  'María José',
  'João',
  'Chloé',
  'Li',
  'Íñigo',
  'Anne-Sophie',
  'Mark',
  'Beatriz',
  'Joy',
  'D’Angelo',
  'Sofía',
];
const family = [
  'Ruiz',
  'de la Cruz',
  'O’Brien',
  'Magalhães',
  'van Dyk',
  'Peña',
  'Martin',
  'May',
  'dos Santos',
  'King',
  'Lefèvre',
  'López García',
];
const classes = [
  'Yoga',
  'Pilates Reformer',
  'HIIT - Advanced',
  'Yoga with Weights',
  'Spin & Tone 45',
  'CrossFit',
  'Reformer Pilates, Level 2',
  'Barre',
  'Muay Thai Fundamentals',
  'Boxe Débutant',
  'Funcional',
  'Jiu-Jitsu Avançado',
  'Yoga Prenatal',
  'Power Hour',
  'Stretch (60 min)',
  'Danza Aérea',
];
const coaches = ['Julia', 'Tom Reed', 'Lucía Vera', 'Paulo', 'Inès'];
const owners = ['Marcos', 'Alameda', 'Casa Luz', 'Nadia'];
const rooms = ['Sala 1', 'Studio B', 'Sótano'];
const locales = { en: 'en-US', es: 'es-MX', pt: 'pt-BR', fr: 'fr-FR' } as const;

const two = (value: number): string => String(value).padStart(2, '0');

/** A day or time in a pattern of EEEE MMMM d yyyy HH:mm a and the like. Quoted text is copied. */
function patterned(pattern: string, lang: MailForm['lang'], at: Date): string {
  const named = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locales[lang], { ...options, timeZone: 'UTC' }).format(at).replace(/\.$/, '');
  const hour = at.getUTCHours();
  const parts: Record<string, () => string> = {
    EEEE: () => named({ weekday: 'long' }),
    EEE: () => named({ weekday: 'short' }),
    MMMM: () => named({ month: 'long' }),
    MMM: () => named({ month: 'short' }),
    MM: () => two(at.getUTCMonth() + 1),
    M: () => String(at.getUTCMonth() + 1),
    dd: () => two(at.getUTCDate()),
    d: () => String(at.getUTCDate()),
    yyyy: () => String(at.getUTCFullYear()),
    yy: () => two(at.getUTCFullYear() % 100),
    HH: () => two(hour),
    H: () => String(hour),
    h: () => String(hour % 12 || 12),
    mm: () => two(at.getUTCMinutes()),
    ss: () => '00',
    a: () => (lang === 'es' ? (hour < 12 ? 'a. m.' : 'p. m.') : hour < 12 ? 'AM' : 'PM'),
  };
  return pattern.replaceAll(
    /'([^']*)'|E{3,4}|M{1,4}|d{1,2}|y{4}|y{2}|H{1,2}|h|mm|ss|a/g,
    (whole, quoted?: string) => (quoted === undefined ? (parts[whole]?.() ?? whole) : quoted),
  );
}

function timeText({ time, lang }: MailForm, start: Date): string {
  const [first = '', second] = time.split(' - ');
  const begins = patterned(first, lang, start);
  return second === undefined
    ? begins
    : `${begins} - ${patterned(second, lang, new Date(start.getTime() + 3_600_000))}`;
}

const sentAtDefault = new Date('2026-01-05T09:12:00Z');

interface Drawn {
  readonly values: Readonly<Record<string, string>>;
  readonly start: Date;
}

function valuesOf(form: MailForm, random: () => number, sentAt: Date): Drawn {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const number = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  const day = new Date(
    Date.UTC(
      sentAt.getUTCFullYear(),
      sentAt.getUTCMonth(),
      sentAt.getUTCDate() + number(1, 40),
      number(6, 20),
      pick([0, 15, 30, 45]),
    ),
  );
  const [first, last] = [pick(given), pick(family)];
  const values = {
    given: first,
    family: last,
    first: first.split(' ')[0] ?? first,
    name: `${first} ${last}`,
    email: `${first.split(/[^a-z]/i)[0]?.toLowerCase() ?? 'x'}.${number(1, 99)}@mail.example`,
    class: pick(classes),
    coach: pick(coaches),
    owner: owners[form.id.length % owners.length] ?? 'Nadia',
    room: pick(rooms),
    price: `$${number(5, 90)}.${two(number(0, 99))}`,
    spots: String(number(0, 12)),
    ref: form.id.length % 2 === 0 ? String(number(10_000_000, 99_999_999)) : `CX-${number(1_000, 99_999)}`,
    date: patterned(form.date, form.lang, day),
    time: timeText(form, day),
    today: patterned(form.date, form.lang, sentAt),
  };
  return { values, start: day };
}

const optional = /\[\[([\s\S]*?)\]\]/g;

function filled(text: string, values: Drawn['values'], random: () => number): string {
  return text
    .replaceAll(optional, (_, inner: string) => (random() < 0.5 ? inner : ''))
    .replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

const part = (type: string, content: string): string =>
  `Content-Type: ${type}; charset="utf-8"\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${content.replaceAll('\n', '\r\n')}\r\n`;

type Written = Record<'from' | 'subject' | 'text' | 'html', string>;

function rawOf({ from, subject, text, html }: Written, sentAt: Date): string {
  const head = `From: ${from}\r\nTo: studio@example.com\r\nSubject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=\r\nDate: ${sentAt.toUTCString()}\r\nMIME-Version: 1.0\r\n`;
  if (!html) return head + part('text/plain', text);
  if (!text) return head + part('text/html', html);
  const bodies = [part('text/plain', text), part('text/html', html)].map((one) => `--b\r\n${one}`).join('');
  return `${head}Content-Type: multipart/alternative; boundary="b"\r\n\r\n${bodies}--b--\r\n`;
}

/** A mail of a layout with random values; with `trap`, another mail of its sender. Its class is within 40 days. */
export function writeMail(
  form: MailForm,
  random: () => number,
  trap?: MailForm['traps'][number],
  sentAt = sentAtDefault,
): WrittenMail {
  const { values, start } = valuesOf(form, random, sentAt);
  const source = trap ?? form;
  const from = `${form.id} <mails@${form.id}.example>`;
  const subject = filled(source.subject, values, random);
  const [text, html] = [filled(source.text ?? '', values, random), filled(source.html ?? '', values, random)];
  const eventType = trap ? (trap.event ?? null) : form.event;
  const told = (key: string): string | null => {
    const shown = `${source.subject} ${source.text ?? ''} ${source.html ?? ''}`;
    return shown.includes(`{${key}}`) || (key === 'name' && shown.includes('{family}'))
      ? (values[key] ?? null)
      : null;
  };
  const truth = eventType && {
    eventType,
    customerName: told('name'),
    className: told('class'),
    classDate: start.toISOString().slice(0, 10),
    classTime: told('time') && start.toISOString().slice(11, 16),
    marketplaceBookingRef: told('ref'),
  };
  return {
    form: form.id,
    raw: rawOf({ from, subject, text, html }, sentAt),
    address: `mails@${form.id}.example`,
    truth,
  };
}

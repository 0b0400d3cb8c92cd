import type { TaughtReservation } from '#shared/core/mail/layouts/layout.ts';
import { developedForms } from '../eval/mail-layouts/developed.ts';
import { heldOutForms } from '../eval/mail-layouts/held-out.ts';
import { drawn, writeMail, type MailForm } from '../eval/mail-layouts/write-mail.ts';

/** More layouts, of mails that only their sender identifies as being about a booking. */
const further: readonly MailForm[] = [
  {
    id: 'en-door-list',
    event: 'booking_confirmed',
    lang: 'en',
    date: 'EEEE d MMMM',
    time: 'HH:mm',
    subject: 'Door list',
    text: 'For the door.\n\nNew on it: {name}\nTheir {class} begins {date} at {time}.\nSlip {ref}\n',
    traps: [],
  },
  {
    id: 'es-hoja-de-sala',
    event: 'booking_confirmed',
    lang: 'es',
    date: "d 'de' MMMM",
    time: 'HH:mm',
    subject: 'Hoja de sala',
    html: '<h2>Hoja de sala</h2><p>Sesión: {class}</p><p>Cuándo: {date}, {time}</p><p>Se suma: <b>{name}</b></p><p>Boleta: {ref}</p>',
    traps: [],
  },
  {
    id: 'en-floor-plan',
    event: 'booking_cancelled',
    lang: 'en',
    date: 'd MMM yyyy',
    time: 'h:mm a',
    subject: 'Floor plan',
    text: 'One mat fewer.\n\nMat of: {name}\nRow: {class}\nOn: {date} {time}\nMat no. {ref}\n',
    traps: [],
  },
  {
    id: 'es-tablero',
    event: 'booking_confirmed',
    lang: 'es',
    date: "EEEE d 'de' MMMM",
    time: 'HH:mm',
    subject: 'Tablero',
    text: 'Al tablero\n\nPara: {name}\nSesión: {class}\nInicio: {date}, {time}\nVale: {ref}\n',
    traps: [],
  },
  {
    id: 'pt-mapa-do-dia',
    event: 'booking_confirmed',
    lang: 'pt',
    date: "d 'de' MMMM",
    time: "HH'h'mm",
    subject: 'Mapa do dia',
    text: 'Bom dia!\n\nNo mapa de {date}, {time}: {class}\nQuem vem: {name}\nTalão: {ref}\n',
    traps: [],
  },
  {
    id: 'fr-feuille-du-jour',
    event: 'booking_cancelled',
    lang: 'fr',
    date: 'd MMMM yyyy',
    time: 'HH:mm',
    subject: 'Feuille du jour',
    html: '<table><tr><td>En moins</td><td>{name}</td></tr><tr><td>Atelier</td><td>{class}</td></tr><tr><td>Le</td><td>{date}, {time}</td></tr><tr><td>Ticket</td><td>{ref}</td></tr></table>',
    traps: [],
  },
];

/** Mails from one sender in different layouts: a cancellation and a booking. */
const asForms = (form: MailForm): MailForm[] =>
  form.traps.flatMap(({ event, ...text }, at) =>
    event === undefined ? [] : [{ ...form, ...text, event, id: `${form.id}-${at + 1}`, traps: [] }],
  );

/** Layouts whose mails are read without teaching, mails without a reservation, and one without a time. */
const leftOut = new Set(
  'en-agenda en-labels en-sentence en-table-cancel en-first-last es-etiquetas es-etiquetas-1 es-frase pt-lista pt-lista-1 fr-etiquettes fr-etiquettes-1 fr-phrase en-receipt en-card es-lista es-lista-1 pt-tabela fr-notif fr-notif-1 pt-boletim pt-boletim-1'.split(
    ' ',
  ),
);

export const taughtForms: readonly MailForm[] = [...developedForms, ...heldOutForms, ...further]
  .flatMap((form) => [form, ...asForms(form)])
  .filter(({ id }) => !leftOut.has(id));

export interface TaughtMail {
  readonly from: string;
  /** The original mail. */
  readonly sent: string;
  readonly truth: TaughtReservation;
}

const seed = 3;

/** The given number of mails in thirty layouts: the first of each, and the rest. Each is about a different class. */
export function taughtMails(count: number, sentAt: Date): { first: TaughtMail[]; others: TaughtMail[] } {
  const random = drawn(seed);
  const mails = Array.from({ length: count }, (_, at): TaughtMail => {
    const form = taughtForms[at % taughtForms.length]!;
    const { raw, address, truth } = writeMail(form, random, undefined, sentAt);
    if (!truth) throw new Error(`${form.id} tells of no reservation`);
    return { from: address, sent: raw, truth };
  });
  return { first: mails.slice(0, taughtForms.length), others: mails.slice(taughtForms.length) };
}

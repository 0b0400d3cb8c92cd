import type { Line } from './lines.ts';
import { reference } from './values.ts';

const nouns = String.raw`(?:booking|reservation|confirmation|appointment|reserva|reservaci[oó]n|cita|folio|localizador|agendamento|marcaç[aã]o|réservation|rendez-vous)`;
const marks = String.raw`(?:\s(?:id|ID|code|key|number|no\.?|n[.]?[º°o]\.?|reference|ref\.?|c[oó]digo|n[uú]mero|folio|numéro|référence))?`;
const stated = new RegExp(
  String.raw`(?<![\p{L}])${nouns}${marks}\s?[:#]?\s?(#?[A-Z\d][A-Z\d-]{4,40})(?=$|[\s.,;)])`,
  'giu',
);
const linesRead = 60;

/**
 * A token that can only be a booking's number: at least five capital letters and digits, neither a year nor an amount.
 */
const isCode = (token: string): boolean =>
  token === token.toUpperCase() && /\d/.test(token) && token.replaceAll(/\W/g, '').length >= 5;

/** The booking number in a sentence without a label: 'tu reserva 1AQ49FHR de…'. */
export function statedReference(lines: readonly Line[]): string | undefined {
  for (const { text } of lines.slice(0, linesRead))
    for (const match of text.matchAll(stated)) {
      const token = reference(match[1] ?? '');
      if (token && isCode(token)) return token;
    }
  return undefined;
}

import { instantToLocal } from '../time/zone.ts';
import type { DateContext } from './calendar.ts';
import { findDates } from './dates.ts';
import type { Line } from './lines.ts';

const languageWords: Record<'en' | 'es' | 'pt' | 'fr', string> = {
  en: 'the your has been you and with for this was have is are from our at',
  es: 'el los las tu su del una por con para que ha fue hola gracias clase reserva hora fecha',
  pt: 'o os as sua seu da do uma pela pelo com para voce foi ola obrigado obrigada aula reserva horario dia',
  fr: 'le les votre vous une par avec pour est ete bonjour merci cours reservation heure nous du',
};
const sets = Object.entries(languageWords).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
);
const wordsRead = 2_000;

/** The language to which most of the e-mail's common short words belong; 'en' if it has none. */
function languageOf(lines: readonly Line[]): string {
  const counts = new Map<string, number>();
  let read = 0;
  for (const { flat } of lines) {
    if (read > wordsRead) break;
    for (const word of flat.split(/[^a-z']+/)) {
      read++;
      for (const [language, words] of sets)
        if (words.has(word)) counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'en';
}

const unitedStates =
  /^(?:US\/|America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Anchorage|Boise|Juneau|Indiana\/|Kentucky\/|North_Dakota\/)|Pacific\/Honolulu)/;
const dayFirstPlaces = /^(?:Europe|Australia|Africa|Atlantic|Asia)\/|^Pacific\/Auckland/;

/** The order proven by another date in the e-mail, with a number above twelve. */
function provenMonthFirst(lines: readonly Line[]): boolean | undefined {
  for (const { text } of lines.slice(0, 400))
    for (const { other, day, separator } of findDates(text, false))
      if (other !== undefined && separator !== '.') {
        if (day > 12 && other <= 12) return false;
        if (other > 12 && day <= 12) return true;
      }
  return undefined;
}

/** The instant in a Date header; undefined if it contains none. */
function instantOf(header: string): string | undefined {
  const ms = Date.parse(header);
  return Number.isNaN(ms) || ms < 0 || ms > 7e12 ? undefined : new Date(ms).toISOString();
}

/**
 * The context for an e-mail's dates: the day it was written, in the studio's time zone, and the order of day and month
 * in its language and country.
 */
export function dateContext(
  lines: readonly Line[],
  header: string,
  forwardedDate: string | undefined,
  receivedAt: string,
  zone: string,
): DateContext {
  const local = instantToLocal(instantOf(header) ?? receivedAt, zone).date;
  const stated = forwardedDate === undefined ? undefined : findDates(forwardedDate, false)[0];
  const mailDay =
    stated?.year !== undefined && stated.month !== undefined
      ? `${stated.year}-${String(stated.month).padStart(2, '0')}-${String(stated.day).padStart(2, '0')}`
      : local;
  const proven = provenMonthFirst(lines);
  if (proven !== undefined) return { mailDay, monthFirst: proven, settled: true };
  if (languageOf(lines) !== 'en') return { mailDay, monthFirst: false, settled: true };
  if (unitedStates.test(zone)) return { mailDay, monthFirst: true, settled: true };
  return { mailDay, monthFirst: !dayFirstPlaces.test(zone), settled: false };
}

import { resemblesClass } from './class-words.ts';
import { linesBesideDays } from './beside-days.ts';
import { findDates, findTimes } from './dates.ts';
import { labelled } from './labels.ts';
import { level } from './level.ts';
import type { Line } from './lines.ts';
import { paragraphsOf } from './paragraphs.ts';
import { classTitle, personName, reference, withoutEnd } from './values.ts';

/** A class that a sentence, or a line without a label, names together with its day. */
export interface StatedClass {
  readonly className: string | undefined;
  /** The customer, if separators divide the line. */
  readonly name?: string | undefined;
  readonly ref?: string | undefined;
  /** The text that contains its date and time. */
  readonly moment: string;
}

const kinds = String.raw`(?:class|session|lesson|course|clase|sesion|aula|sessao|cours|seance)`;
const before = new RegExp(
  [
    String.raw`\b(?:unenrolled|unregistered|withdrawn|withdrew|removed|dropped) (?:from|out of)(?: the| your)?(?: ${kinds})? |\bdesinscrite? (?:du|de)(?: (?:le|la))?(?: ${kinds}(?: de| d')?)? |\bde baja (?:de|en)(?: la)?(?: ${kinds}(?: de)?)? |\b(?:apuntado|apunto|anotado|anoto) (?:a|en)(?: la)?(?: ${kinds}(?: de)?)? |\b(?:borrado|borro|desapuntado|desapunto) de(?: la)?(?: ${kinds}(?: de)?)? |\b(?:impartir|ministrar|to teach|assurer)(?: (?:la|el|a|le|the))?(?: ${kinds}(?: de| d')?)? |\b(?:coming to|attending|to attend)(?: the| your)? `,
    String.raw`\b(?:booking|reservation|registration|spot|place|seat|booked|reserved|registered|signed up|enrolled|cancell?ation|joined|confirmed|appointment)(?: a (?:spot|place|seat))?,? (?:for|in|into|to|of|on)(?: the| a| your)?(?: ${kinds})?:? `,
    String.raw`\b(?:reserva|reservacion|inscripcion|lugar|plaza|cupo|turno|reservado|inscrito|inscribio|reservo|cancelo|cancelado|cancelacion|cita)(?: #?\S*\d\S*)?(?: (?:un|su|tu|una) (?:lugar|plaza|cupo|reserva|reservacion))? (?:para|de|en|a)(?: la| tu| su| una)?(?: ${kinds}(?: de)?)?:? `,
    String.raw`\b(?:reserva|agendamento|inscricao|vaga|reservou|agendou|inscreveu|marcou|cancelou|cancelamento|marcacao)(?: #?\S*\d\S*)?(?: (?:uma|a|sua|seu|o|um) (?:vaga|reserva|lugar|inscricao))? (?:para|de|da|do|na|no|em)(?: a| o| sua)?(?: ${kinds}(?: de)?)?:? `,
    String.raw`\b(?:reservation|place|inscription|inscrite?|reservee?|annulee?|annulation|enregistree?|confirmee?)(?: (?:une|sa|votre) (?:place|reservation))? (?:pour|de|au|dans|a)(?: le| la| votre)?(?: ${kinds}(?: de| d')?)?:? `,
    String.raw`\b(?:the|your|their|tu|la|el|su|sua|a|na|da|votre|le|du|au|son|ce|following|siguiente) ${kinds}(?: of| de| da| do| d'|:)? `,
    String.raw`\b(?:booked|reserved|reservo|reservado|reservou|agendou|reserve|cancell?ed|confirmed|confirmad[ao]|cancelad[ao]|annulee?|confirmee?)(?: (?:the|a|una|uma|la|le|your|their|his|her))?(?: ${kinds}(?: of| de)?)?:? (?=\S)`,
    String.raw`\b(?:cancel(?:l?ed)?(?: (?:the|your|this))?(?: ${kinds}(?: of)?)?|cancelar(?: (?:la|tu|a|sua))?(?: ${kinds}(?: de)?)?|annuler(?: (?:le|votre))?(?: ${kinds}(?: de)?)?):? `,
    String.raw`^(?:[a-z]+ ){0,2}(?:booking|reservation|reserva|agendamento|cancellation|cancelacion|cancelamento|annulation)(?: (?:confirmation|confirmed|confirmada|confirmado|cancell?ed|cancelada))? ?[:–—-] `,
  ].join('|'),
  'g',
);
const after =
  /\s(?:has been|have been|has just|was|were|is (?:now |all )?(?:confirmed|cancell?ed|booked|set)|is|ha sido|fue|ha quedado|quedo|esta (?:confirmad|cancelad|reservad)|se ha|foi|esta|ta(?=\s[a-z]+d[ao])|a (?:bien )?ete|est|scheduled|programada|agendada|prevu)(?![a-z])|[.!?](?:\s|$)|[;(]|\s[–—|·]\s|,\s(?=on |el |le |no dia|dia |scheduled)/;
const withWhom =
  /\s(?:with|w\/|con|com|avec|by|taught by|led by|impartida por)\s(?=\p{Lu}|la |el |l'|your |our )/u;
const atPlace = /\s(?:at|en|em|chez|na|no|in|@)\s(?=(?:the |la |el |a |o )?\p{Lu})/u;
const generic =
  /^(?:(?:the|your|a|an|la|tu|su|sua|votre|le|el|this|esta|siguiente|following|next|our)\s)*(?:class|classes|session|booking|reservation|clase|clases|reserva|reservacion|aula|aulas|agendamento|cours|seance|reservation|spot|place|client|cliente|user|member|email|mail|studio|us|you|it|details|lugar|siguiente|following|confirmation|confirmed|canceled|cancelled|by|has|have|with|classpass|wellhub|gympass|totalpass|fitpass|new|nueva|nova|pass|credit|membership|lesson|workshop|appointment|visit|event|training|customer|contact)(?:\s(?:information|info|summary|below|details|reservation|confirmed|cancelled|canceled|booking|class|clase|aula|reserva|today|online))*$/;

/** Maximum distance after 'booking for' at which the class's name and its end are searched. */
const nameReachMax = 200;

/** A class's name in the text after 'booking for'. */
function nameIn(given: string, emphases: readonly string[]): string | undefined {
  const text = given.slice(0, nameReachMax);
  const bold = emphases.find((one) => one.length > 1 && text.startsWith(one));
  if (bold) return titled(bold);
  const dated = Math.min(findDates(text, true)[0]?.at ?? text.length, findTimes(text)[0]?.at ?? text.length);
  const ended = after.exec(level(text))?.index ?? text.length;
  const piece = withoutEnd(text.slice(0, Math.min(dated, ended)));
  const named = piece.split(withWhom)[0]?.split(atPlace)[0] ?? '';
  return titled(named.replace(/\s(?:session|class|lesson)$/, ''));
}

/** A reference, rather than a name. */
const codeShape = /^\S*\d{3}\S*$/;
const deed =
  /(?<![a-z])(?:acaba de|acabou de|desmarcou|apuntado|borrado|coming|attending|podra|impartir|est|is|reservar|agendar|cancelar|has|have|ha|fue|foi|cancell?ed|booked|reserved|reservo|reservado|cancelo|cancelado|cancelou|agendou|reservou|annule|reserve|recibiste|received)(?![a-z])/;
const startsTitle = /^(?:["“«]?\p{Lu}|\d{1,3}\S{0,6}\s?\p{Lu})/u;

/** An unknown label before a possible class name. */
const unknownLabel = /^\p{Lu}[\p{L} ]{1,24}:\s+(?=\p{Lu})/u;

const counted = /^\d{1,2}\s?[x×]\s(?=\p{Lu})/u;
const regretted =
  /^(?:unfortunately|sadly|lamentablemente|desafortunadamente|infelizmente|malheureusement),?\s(?=\p{Lu})/iu;

/** A text without any prefix of a class's name: '1 x', an unknown label, an apology. */
function withoutStart(piece: string): string {
  const text = piece.replace(counted, '').replace(regretted, '');
  const label = unknownLabel.exec(text)?.[0];
  const isUnknown = label !== undefined && labelled(level(label)).length === 0;
  return isUnknown && resemblesClass(text.slice(label.length)) ? text.slice(label.length) : text;
}

function titled(piece: string): string | undefined {
  const title = classTitle(withoutEnd(withoutStart(piece)));
  if (!title || title.split(' ').length > 10 || title.includes('%')) return undefined;
  const flat = level(title);
  if (labelled(flat.split(':', 1)[0] ?? '').length > 0) return undefined;
  if (deed.test(flat)) return undefined;
  if (generic.test(flat) || codeShape.test(title)) return undefined;
  return startsTitle.test(title) ? title : undefined;
}

const anchorsMax = 12;

/** The class that a sentence names, or undefined. */
export function classInSentence(sentence: string, emphases: readonly string[]): string | undefined {
  let count = 0;
  for (const match of level(sentence).matchAll(before)) {
    if (++count > anchorsMax) break;
    const name = nameIn(sentence.slice(match.index + match[0].length), emphases);
    if (name) return name;
  }
  return undefined;
}

const subjectOf =
  /^(.{2,100}?)\s(?:has been|was|is|ha sido|fue|foi|a ete|est)\s(?:cancell?ed|cancelad|annule|confirm|booked|reservad)/;
const prefix = /^(?:\s*(?:fwd?|rv|enc|tr|re)\s?:)+\s*/i;

/** The class that a subject names: 'Reserva confirmada: Barre', 'Barre has been cancelled'. */
export function classInSubject(given: string): string | undefined {
  const subject = given.replace(prefix, '').trim();
  const own = subjectOf.exec(level(subject));
  const named = own && titled(subject.slice(0, own[1]?.length));
  return named || classInSentence(subject, []);
}

const isStated = (text: string): boolean => findDates(text, true).length > 0;
const supposed = /\b(?:if|unless|until|before|policy|si|antes|hasta|caso|ate|avant)\b/;

/** The sentences of an e-mail that are searched for classes. */
const sentencesMax = 600;

/** The classes in the sentences of paragraphs, each with its day if it has one. */
function stated(paragraphs: readonly string[], emphases: readonly string[]): StatedClass[] {
  const sentences = paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+(?=[\p{Lu}¡¿])/u));
  return sentences.slice(0, sentencesMax).flatMap((sentence): StatedClass[] => {
    const className = classInSentence(sentence, emphases);
    const isDay = isStated(sentence);
    if (className) return [{ className, moment: isDay ? sentence : '' }];
    return isDay && !supposed.test(level(sentence)) ? [{ className, moment: sentence }] : [];
  });
}

/** The classes that sentences name together with a day. Wrapped lines are joined, and other lines too if needed. */
export function classesInSentences(lines: readonly Line[], emphases: readonly string[]): StatedClass[] {
  const strict = stated(paragraphsOf(lines, false), emphases);
  if (strict.some(({ className, moment }) => className !== undefined && moment)) return strict;
  const loose = stated(paragraphsOf(lines, true), emphases);
  return loose.some(({ className, moment }) => className !== undefined && moment) ? loose : strict;
}

const place = /^(?:at|en|em|chez|in|with|con|com|avec) /;

/** The classes in a line with their day, or in the line above it: 'Barre', 'Tue, March 3 at 6:00 PM'. */
export function classesInLines(lines: readonly Line[]): StatedClass[] {
  const found: StatedClass[] = [];
  lines.forEach(({ text }, at) => {
    const next = lines[at + 1]?.text ?? '';
    const date = findDates(text, false)[0];
    if (!date) return;
    const moment = findTimes(text).length > 0 ? text : `${text} ${next}`;
    const begin = Math.min(date.at, findTimes(text)[0]?.at ?? date.at);
    const here = titled((text.slice(0, begin).split(withWhom)[0] ?? '').split(atPlace)[0] ?? '');
    const isPlace = place.test(lines[at - 1]?.flat ?? '');
    const above = lines[at - (isPlace ? 2 : 1)]?.text ?? '';
    const isTitle = above.length <= 80 && !/[.!?:,]$/.test(above) && findTimes(above).length === 0;
    const below = lines[at + (findTimes(text).length > 0 ? 1 : 2)]?.text ?? '';
    const className =
      here ??
      (isTitle ? titled(above.split(withWhom)[0]?.split(atPlace)[0] ?? '') : undefined) ??
      (resemblesClass(below) && below.length <= 80 ? titled(below) : undefined);
    if (findTimes(moment).length > 0) found.push(inRow(lines, at, moment) ?? { className, moment });
  });
  return found;
}

/**
 * Reads a line divided by separators, around the part with the day. The class's name is the part that looks like one.
 */
function inRow(lines: readonly Line[], at: number, moment: string): StatedClass | undefined {
  if (!lines[at]?.piece) return undefined;
  let begin = at;
  while (!lines[begin]?.first && lines[begin - 1]?.piece) begin--;
  let end = at + 1;
  while (lines[end]?.piece && !lines[end]?.first) end++;
  const texts = lines.slice(begin, end).map(({ text }) => text);
  const others = texts.filter((text) => findDates(text, false).length === 0 && findTimes(text).length === 0);
  const classes = others.filter((text) => resemblesClass(text) && titled(text) !== undefined);
  const people = others.filter(
    (text) => !/\d/.test(text) && !resemblesClass(text) && personName(text) !== undefined,
  );
  const refs = others.filter((text) => /\d{3}/.test(text) && reference(text) === text);
  if (classes.length !== 1) return undefined;
  const only = (all: readonly string[]): string | undefined => (all.length === 1 ? all[0] : undefined);
  return { className: titled(classes[0] ?? ''), moment, name: only(people), ref: only(refs) };
}

/** The class in bold text, if only one bold text looks like a class. */
export function emphasised(emphases: readonly string[]): string | undefined {
  const found = emphases.flatMap((text) => (resemblesClass(text) ? (titled(text) ?? []) : []));
  return new Set(found).size === 1 ? found[0] : undefined;
}

const lineOfClassMax = 60;

/** The class in a short line near the day, if only one such line looks like a class. */
export function classBesideDay(lines: readonly Line[]): string | undefined {
  const found = linesBesideDays(lines).flatMap(({ text }) => {
    const isShort = text.length <= lineOfClassMax && !/[.!?:,]$/.test(text);
    return isShort && resemblesClass(text) ? (titled(text.split(withWhom)[0] ?? '') ?? []) : [];
  });
  return new Set(found).size === 1 ? found[0] : undefined;
}

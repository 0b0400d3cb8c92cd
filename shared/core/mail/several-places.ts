import { gridAt } from './grid.ts';
import { labelled } from './labels.ts';
import type { Line } from './lines.ts';
import { conditional } from './other-kinds.ts';

/** How many places a client books for others as well: 'Guests'. */
const others = String.raw`(?:(?:additional|extra|accompanying) )?(?:guests|friends)|(?:(?:additional|extra|bring(?:ing)?) )(?:guest|person|people|spots?|places?)|(?:numero de |cantidad de |quantidade de |numero d')?(?:acompanantes?|acompanhantes?|invitados|convidados|accompagnants?|invites)|(?:number|no\.?|#|qty) of guests`;
/** How many places are booked altogether: 'Spots', 'Party size'. */
const places = String.raw`spots|seats|places|tickets|people|persons|pax|lugares|plazas|cupos|vagas|personas|pessoas|personnes|boletos|entradas|ingressos`;
const cancelledOf = String.raw`(?:cancell?ed|cancelad[ao]s|anulad[ao]s|annulees?)`;
const all = String.raw`(?:(?:number|no\.?|#|qty|quantity) of |(?:numero|cantidad|quantidade|nombre) d(?:e |'))?(?:${places})(?: (?:booked|reserved|reservad[oa]s|agendad[oa]s|reservees|${cancelledOf}))?|(?:booked|reserved|cancell?ed) (?:${places})|(?:party|group) size|(?:party|group) of|tamano del grupo|tamanho do grupo|quantity|qty|cantidad|quantidade|quantite`;

const none = String.raw`(?:0\b|no\b|none\b|nil\b|-|–|—|n\/?a\b|ningun\w*|nenhum\w*|nao\b|aucun\w*|non\b|sin\b|sem\b|false\b)`;
const labelledOthers = new RegExp(
  String.raw`^(?:${others})\s?[:#=–—-]?\s(?!${none})\+?\s?[1-9]\d?\b(?![\d/:.])`,
);
const namedOthers = new RegExp(
  String.raw`^(?:(?:additional|extra|accompanying) guests?|acompanantes?|acompanhantes?|invitados|convidados|accompagnants?)\s?:\s(?!${none})\p{L}`,
  'u',
);
const labelledAll = new RegExp(
  String.raw`^(?:${all})\s?[:#=–—-]?\s(?:0?[2-9]|10|\d{1,3}(?:, ?\d{1,3})+)(?: (?:${places}))?\s?$`,
);

const two = String.raw`(?:[2-9]|10|two|three|four|five|six|dos|tres|cuatro|cinco|dois|duas|quatro|deux|trois|quatre|cinq)`;
const free = String.raw`(?! (?:\p{L}+ )?(?:left|available|remaining|free|open|disponib\p{L}*|disponiveis|libres?|livres?|restant\p{L}*|max\p{L}*|por clase|por aula|per class))`;
const person = String.raw`(?:guests?|friends?|others?|people|persons?|acompan\p{L}+|invitad[oa]s?|convidad[oa]s?|amig[oa]s?|personas?|pessoas?|personnes?|accompagnants?|invitee?s?|amie?s?)`;
const one = String.raw`(?:[1-9]|an?|one|un[oa]?|uma?|un[es]?|${two}|some|her|his|their|su|sus|seus?|suas?)`;
const booked = String.raw`\b(?:book|reserv|agend|apart|inscri|sign(?:ed|s)? up|enrol|compr|bought|purchas|marc|cancel|anul|annul)\p{L}*`;
const inSentences = new RegExp(
  [
    String.raw`^\+ ?[1-9] ${person}\b`,
    String.raw`\p{L}[ ,(]+(?:\+|plus|mas|mais) ?${one} ${person}\b`,
    String.raw`${booked}[^.!?]{0,80}\b(?:with|con|com|avec|and|y|e|et) ${one} ${person}\b`,
    String.raw`${booked}[^.!?\d]{0,40}\b${two} (?:more )?(?:${places}|guests)\b${free}`,
    String.raw`^${two} (?:${places}|guests)\W*$`,
    String.raw`\b(?:for|para|pour) ${two} (?:people|persons|guests|personas|pessoas|personnes)\b`,
    String.raw`\b(?:party|group|grupo|groupe) (?:of|de) ${two}\b`,
    String.raw`^[2-9] ?[x×] \p{L}`,
  ].join('|'),
  'u',
);

/** 'Up to 8 people' and 'a maximum of 3 guests' are about everybody. */
const inGeneral =
  /\b(?:up to|max(?:imum|imo|imale?)?|hasta|ate (?=\d)|jusqu'a|capaci\w+|cada|each|per|por persona|quedan?|restam?|only|solo|apenas|members? (?:can|may))(?![a-z])/;

/** A class with a number of places: 'Pilates x2', '2x Pilates'. It may also be its name. */
const counted = /^(?:[2-9]|10) ?[x×] ?\p{L}|\p{L}[\s(]+[x×] ?(?:[2-9]|10)\)?$/u;
const extraPerson = /\p{L} ?\+ ?(?:\d|an?\b|one\b|un[oa]?\b|uma?\b)/u;
const nameCharactersMax = 80;
const twoPeople = /^(\p{L}[\p{L}.'’ -]*?) ?(?:(?: (?:y|and|et|und) )|[&/]|\+) ?(\p{L}[\p{L}.'’ -]*)$/u;
/** In Portuguese, 'e' may also join two surnames. */
const joinedByE = /^(\p{L}[\p{L}.'’ -]*?) e (\p{L}[\p{L}.'’ -]*)$/u;
const portugueseSurname =
  /^(?:silva|souza|sousa|castro|mell?o|lima|almeida|albuquerque|moura|cunha|costa|oliveira|santos|sa|brito|vasconcelos|abreu|barros|carvalho|menezes|faria|freitas|andrade)(?: |$)/;

/**
 * Whether a client's name may be the names of several people: 'Eva y Leo'.
 *
 * @param name in small letters without accents
 */
export function areSeveralPeople(name: string): boolean {
  if (name.length > nameCharactersMax) return false;
  if (extraPerson.test(name) || twoPeople.test(name)) return true;
  const [, first = '', last = ''] = joinedByE.exec(name) ?? [];
  return first !== '' && !(first.includes(' ') && portugueseSurname.test(last));
}

/** Whether a class is named with a number of places. */
export const isCountedClass = (name: string): boolean => counted.test(name);

/** Several people who booked or cancelled: 'Eva y Leo reservaron'. */
const theyBooked = new RegExp(
  String.raw`\p{L} (?:y|e|and|et|&) \p{L}[^.!?]{0,40} (?:(?:se )?(?:reservaron|agendaron|apartaron|inscribieron|cancelaron|reservaram|agendaram|cancelaram)|(?:have|han|ont) (?:booked|reserved|cancell?ed|reservado|agendado|cancelado|reserve|annule))\b`,
  'u',
);

/** Whether a labelled client or class is one of several places. */
function labelsSeveral(text: string): boolean {
  const at = text.indexOf(': ');
  if (at <= 0) return false;
  const concepts = labelled(text.slice(0, at));
  const value = text.slice(at + 2).trim();
  if (concepts.some((one) => one === 'name' || one === 'member')) return areSeveralPeople(value);
  return concepts.includes('class') && isCountedClass(value);
}

const isOfSeveral = (text: string): boolean => {
  if (labelledOthers.test(text) || namedOthers.test(text) || labelledAll.test(text)) return true;
  return inSentences.test(text) && !conditional.test(text) && !inGeneral.test(text);
};

const linesRead = 200;

/** The lines in which a label and its value may stand: alone, before the next line, and in the columns of a table. */
function* readings(lines: readonly Line[]): Generator<string> {
  for (const [at, { flat }] of lines.slice(0, linesRead).entries()) {
    yield flat;
    const next = lines[at + 1]?.flat;
    if (next !== undefined && next.length <= 40) yield `${flat.replace(/\s?:$/, '')}: ${next}`;
    const [first, ...more] = gridAt(lines, at)?.rows ?? [];
    for (const row of first ? [first, ...more] : [])
      for (const [column, { text }] of row.entries()) yield `${lines[at + column]?.flat ?? ''}: ${text}`;
  }
}

/**
 * The texts of an e-mail that say that it may be about more than one place of one client: they count guests, or several
 * places. Places that are left or available are not booked.
 */
export function* severalPlacesIn(subject: string, lines: readonly Line[]): Generator<string> {
  if (isOfSeveral(subject)) yield subject;
  for (const text of readings(lines)) if (isOfSeveral(text)) yield text;
}

/**
 * Whether an e-mail names several people as one client, or a class with a number. Then it is about several places, but
 * their number is only clear if the e-mail states it.
 */
export function namesSeveral(subject: string, lines: readonly Line[]): boolean {
  if (theyBooked.test(subject)) return true;
  return [...readings(lines)].some(
    (text) => labelsSeveral(text) || (theyBooked.test(text) && !conditional.test(text)),
  );
}

/** Why such an e-mail waits for a person if its number of places is not clear. */
export const severalPlaces = 'It may be about more than one place of a client.';

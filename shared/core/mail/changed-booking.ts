import type { Line } from './lines.ts';

const en = String.raw`(?:booking|reservation|registration|appointment|spot|place|visit|session|class)s?`;
const es = String.raw`(?:reserva|reservacion|inscripcion|cita|turno|lugar|clase)(?:es|s)?`;
const pt = String.raw`(?:reserva|agendamento|inscricao|marcacao|vaga|aula)s?`;
const fr = String.raw`(?:reservation|inscription|place|seance|cours)s?`;
const near = '[^.!?]{0,60}?';
const cancelled = String.raw`(?:cancell?ed|cancelo|cancelad[ao]|cancelado|cancelaste|cancelamos|anulo|anulad[ao]|cancelou|desmarcou|annule[es]?)`;
const booked = String.raw`(?:(?:re)?booked|reserved|registered|enrolled|signed up|reservo|reservad[ao]|reservado|agendo|agendad[ao]|aparto|inscribio|reservou|agendou|remarcou|marcou|reserve[es]?)`;

/** A booking that was moved, or replaced by another one. */
const change = new RegExp(
  [
    String.raw`\b(?:has |have |was |were |been |is )?(?:rescheduled|rebooked|re-booked|modified|amended)\b(?!-)`,
    String.raw`\b${en}\b${near}\b(?:has been|have been|was|were|is now|been) (?:changed|moved|updated|transferred|switched|swapped)\b`,
    String.raw`\b(?:changed|moved|switched|swapped|transferred|updated) (?:his|her|their|your|the|a|its) (?:[a-z]+ ){0,2}?(?:${en}|time)\b`,
    String.raw`\b(?:moved|changed|switched|swapped|transferred) (?:from )?\b[^.!?]{3,90} to (?=[^.!?]{0,40}\d)`,
    String.raw`\b(?:${en}|time|schedule) (?:changed?|change|modification|updated|moved)\b(?! fee| polic)`,
    String.raw`\bchange (?:of|to|in) (?:your |the |a )?(?:${en}|time|date)\b`,
    String.raw`\b(?:new|previous|old|former|original) (?:class )?(?:time|date|start time|day)\b ?(?::|is\b|was\b)`,
    String.raw`\b(?:reprogram|reagend|remarc|modific|reprogramm)(?:o|ou|ad[ao]s?|aste|amos|ar|ee?s?)\b`,
    String.raw`\b(?:${es}|${pt})\b${near}\b(?:cambiad|modificad|trasladad|movid|mudad|alterad|transferid|atualizad|actualizad)[ao]s?\b`,
    String.raw`\b(?:cambio|movio|mudou|alterou|trocou|transferiu|actualizo|atualizou) (?:su|sua|la|a|o|de|tu|seu) (?:${es}|${pt}|horario|fecha|data|dia)\b`,
    String.raw`\b(?:cambio|mudanca|alteracao|modificacion) (?:de|en|na|da|no|do) (?:la |tu |su |sua |seu )?(?:horario|fecha|data|dia|${es}|${pt})\b`,
    String.raw`\b(?:nuev[ao]|nov[ao]|nouvel(?:le)?|nouveau|ancien(?:ne)?) (?:horario|fecha|hora|data|horaire|date|heure)\b ?(?::|es\b|e\b|est\b)`,
    String.raw`\b(?:horario|fecha|hora|data) (?:anterior|previ[ao]|antig[ao]|antigu[ao])\b`,
    String.raw`\b(?:previous|old|former|original) ${en} ?:|\b(?:${es}|${pt}|${fr}|sesion|sessao|dia) (?:anterior|previ[ao]|original|precedente?) ?:`,
    String.raw`\b(?:before|previously|antes|anteriormente|avant) ?:[^.!?]{0,90}\d{1,2}(?:[:h]\d\d|h\b| ?[ap]\.?m)`,
    String.raw`\b(?:replaces?|reemplaza|sustituye|substitui|remplace) [^.!?]{0,24}\b(?:${en}|${es}|${pt}|${fr}|voucher|vale)\b`,
    String.raw`\b${fr}\b${near}\b(?:modifiee?|deplacee?|reportee?|changee?)\b|\ba (?:modifie|deplace|reporte|change) (?:sa|son|la|le|votre) (?:${fr}|horaire)\b`,
    String.raw`\b(?:changement|modification) (?:de|d'|du) (?:la |votre )?(?:${fr}|horaire|date)`,
  ].join('|'),
);

/** One sentence that both cancels and books: 'We canceled Spin and booked Yoga'. */
const exchange = new RegExp(
  [
    String.raw`\b${cancelled}\b[^.!?]{0,120}\b(?:and|y|e|et|then|but|pero|mas|luego|depois|puis|has|ha)\b[^.!?]{0,60}?\b${booked}\b`,
    String.raw`\b${booked}\b[^.!?]{0,120}\b(?:instead of|en lugar de|en vez de|em vez de|no lugar d[aeo]|au lieu d)`,
    String.raw`\b${booked}\b[^.!?]{0,120}\b(?:and|y|e|et|then|but|pero|mas)\b[^.!?]{0,60}?\b${cancelled}\b`,
  ].join('|'),
);

const cancellation = String.raw`(?:cancell?ation|cancelacion|cancelamento|annulation|anulacion)`;
const refused = String.raw`(?:declined|denied|rejected|refused|not (?:be )?(?:accepted|approved|processed|possible)|unsuccessful|failed|rechazad[ao]|denegad[ao]|no (?:fue |ha sido |se ha |se )?(?:aceptad[ao]|aprobad[ao]|procesad[ao]|proceso|pudo)|recusad[ao]|negad[ao]|rejeitad[ao]|nao (?:foi )?(?:aceit[ao]|aprovad[ao]|processad[ao])|refusee?|rejetee?)`;
/** A cancellation that was not accepted. The booking may stand. */
const declined = new RegExp(
  String.raw`\b${cancellation}\b[^.!?]{0,80}?\b${refused}(?![a-z])|\b${refused} (?:the |your |their |la |su |tu |a |o |sua |seu |l'|votre )?(?:[a-z]+ ){0,2}?${cancellation}\b`,
);

/** The same in other words. 'Could not' is no possibility here. */
const notCancelled =
  /^(?!.*(?:\?|\b(?:if|unless|si|se|caso)\b)).*\b(?:could not|couldn't|was not|wasn't|were not) (?:be )?cancell?ed\b|^(?!.*\?).*\b(?:no se pudo cancelar|no pudo ser cancelad[ao]|nao foi possivel cancelar|nao pode ser cancelad[ao]|n'a pas pu etre annulee?)\b/;

const label = String.raw`(?:(?:booking |reservation )?status|estado(?: de la reserva)?|estatus|situacao|statut)`;
const statusOf = (words: string): RegExp => new RegExp(String.raw`^(?:${label}\s?:\s?)?(?:${words})[.!]?$`);
const standing = statusOf(
  'confirmed|booked|reserved|confirmad[ao]|reservad[ao]|agendad[ao]|marcad[ao]|confirmee?|reservee?',
);
const ended = statusOf(
  '(?:late |early )?cancell?ed|(?:late |early )?cancell?ation|cancelad[ao]|anulad[ao]|desmarcad[ao]|annulee?|cancelad[ao] tarde',
);

/** What the cells of a mail say about places, if each says nothing else. */
function statuses(lines: readonly Line[]): { readonly stands: boolean; readonly ended: boolean } {
  return {
    stands: lines.some(({ flat }) => standing.test(flat)),
    ended: lines.some(({ flat }) => ended.test(flat)),
  };
}

/** What an e-mail may report besides a plain booking or cancellation. */
export const changeKinds = ['change', 'exchange', 'declined', 'statuses'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Reasons why an e-mail about a change waits for a person. */
export const changeReasons = {
  change: 'It may report that a booking was changed.',
  exchange: 'It mentions both a booking and a cancellation.',
  declined: 'It may report that a cancellation was not accepted.',
  statuses: 'It lists the status of bookings.',
} as const satisfies Record<ChangeKind, string>;

/**
 * The change of a booking that an e-mail may report, if it is more than a booking or a cancellation.
 *
 * @param all the subject and the sentences
 * @param isSupposed whether a sentence is about possible events
 */
export function changeIn(
  all: readonly string[],
  isSupposed: (sentence: string) => boolean,
  lines: readonly Line[],
): ChangeKind | undefined {
  const sentences = all.filter((one) => !isSupposed(one));
  if (sentences.some((one) => declined.test(one)) || all.some((one) => notCancelled.test(one)))
    return 'declined';
  if (sentences.some((one) => exchange.test(one))) return 'exchange';
  if (sentences.some((one) => change.test(one))) return 'change';
  const found = statuses(lines);
  return found.stands && found.ended ? 'statuses' : undefined;
}

/** Whether a line of its own says that a place is booked or cancelled. */
export const statusOfPlace = (lines: readonly Line[]): 'cancelled' | 'booked' | undefined => {
  const found = statuses(lines);
  return found.ended ? 'cancelled' : found.stands ? 'booked' : undefined;
};

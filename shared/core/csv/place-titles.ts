import type { TitleConcepts } from './title-concepts.ts';
import type { TitleRule } from './title-rule.ts';

const numberOf = String.raw`(?:(?:number|no|num|qty|quantity|count|numero|cantidad|quantidade|nombre|anzahl) (?:of |de |der )?)?`;
const counted = String.raw`(?: (?:count|number|booked|reserved|reservad[oa]s|agendad[oa]s))?`;
const place = String.raw`spots|seats|places|tickets|people|persons|pax|personas|pessoas|personnes|personen|lugares|plazas|cupos|vagas|boletos|entradas|ingressos|platze`;

/** Titles of columns that count only the people whom a client brings along. */
const others = new RegExp(
  String.raw`^${numberOf}(?:(?:additional|extra|accompanying) (?:guests?|people|persons?)|friends|acompanantes|acompanhantes|accompagnants|begleitpersonen)${counted}$`,
);
/** Titles that may count them, or all places of a booking. */
const othersOrAll = new RegExp(
  String.raw`^${numberOf}(?:guests?|invitad[oa]s|convidad[oa]s|invites|gaste)${counted}$`,
);
/** Titles of columns that count all places of a booking: 'Party size'. */
const all = new RegExp(
  String.raw`^${numberOf}(?:${place}|attendees|participants|asistentes|participantes|teilnehmer)${counted}$|^(?:party|group) size$|^(?:spots|seats|places) (?:booked|reserved)$|^(?:tamano|tamanho) d[eo] grupo$|^(?:quantity|qty|cantidad|quantidade|quantite|anzahl|menge)$`,
);
/** Titles of amounts for each of several places. */
const each = new RegExp(
  String.raw`\b(?:per|por|par|pro) (?:person|head|guest|attendee|participant|place|spot|seat|ticket|persona|cabeza|asistente|lugar|plaza|cupo|boleto|pessoa|participante|vaga|ingresso|personne|kopf|platz)$|\b(?:unit price|price each|precio unitario|preco unitario|prix unitaire|einzelpreis)$|\bp p$`,
);

const textOf = ({ words }: Pick<TitleConcepts, 'words'>): string => words.join(' ');

/** Whether a title may count all places of a booking, or only the people whom the client brings along. */
export const mayCountOthers = (title: Pick<TitleConcepts, 'words'>): boolean =>
  othersOrAll.test(textOf(title));

export const isPerPlace = (title: Pick<TitleConcepts, 'words'>): boolean => each.test(textOf(title));

export const bookedPlaces: TitleRule = (title) =>
  all.test(textOf(title)) ? 1 : mayCountOthers(title) ? 0.85 : 0;

export const extraGuests: TitleRule = (title) =>
  others.test(textOf(title)) || mayCountOthers(title) ? 1 : 0;

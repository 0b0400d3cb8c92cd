import type { Column } from './column-fit.ts';
import type { Mapping } from './map-columns.ts';
import { readWhole } from './read-whole.ts';
import { fold } from './text.ts';

/** Titles of columns that count further people: 'Guests'. */
const others =
  /^(?:(?:number|no|num|qty|quantity|count|numero|cantidad|quantidade) (?:of |de )?)?(?:(?:additional|extra) )?(?:guests?|friends|invitad[oa]s|convidad[oa]s|acompanantes|acompanhantes|invites|accompagnants|begleitpersonen|gaste)(?: (?:count|number))?$/;
/** Titles of columns that count all places of a booking: 'Party size'. */
const all =
  /^(?:(?:number|no|num|qty|quantity|count|numero|cantidad|quantidade|nombre|anzahl) (?:of |de |der )?)?(?:guests|spots|seats|places|tickets|people|persons|pax|attendees|participants|personas|pessoas|personnes|personen|lugares|plazas|cupos|vagas|asistentes|participantes|boletos|entradas|ingressos|platze|teilnehmer)(?: (?:booked|reserved|reservad[oa]s|agendad[oa]s|count))?$|^(?:party|group) size$|^(?:spots|seats|places) (?:booked|reserved)$|^(?:tamano|tamanho) d[eo] grupo$|^(?:quantity|qty|cantidad|quantidade|quantite|anzahl|menge)$/;

/** A column with higher numbers counts the places of the class. */
const partyMax = 12;

/**
 * Finds a column that says that some bookings are for several places, such as 'Guests' or 'Party size'. Each row is one
 * place, so the others would be sold twice.
 *
 * @returns its number; undefined if there is none
 */
export function placesColumn(columns: readonly Column[], { columns: fields }: Mapping): number | undefined {
  const at = columns.findIndex(({ title, facts }, index) => {
    const text = fold(title)
      .replaceAll(/[^\p{L}\d]+/gu, ' ')
      .trim();
    const counts = others.test(text) ? 1 : all.test(text) ? 2 : undefined;
    if (counts === undefined || (fields[index] ?? []).length > 0) return false;
    const numbers = [...facts.distinct.keys()].map((cell) => Number(readWhole(cell) ?? Number.NaN));
    const isParty = numbers.every((number) => Number.isNaN(number) || number <= partyMax);
    return isParty && numbers.some((number) => number >= counts);
  });
  return at < 0 ? undefined : at;
}

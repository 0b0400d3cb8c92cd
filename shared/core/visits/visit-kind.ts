import { fold } from '../csv/text.ts';
import type { VisitKind } from './kinds.ts';

const words = (alternatives: string): RegExp =>
  new RegExp(String.raw`(?:^|[^\p{L}\d])(?:${alternatives})(?:$|[^\p{L}\d])`, 'u');

/**
 * Tested in this order: 'drop-in, member price' is a drop-in, 'unlimited monthly pass' a membership, 'free pass' a
 * trial.
 */
const named: readonly (readonly [VisitKind, RegExp])[] = [
  [
    'trial',
    words(
      String.raw`trials?|free|gratis|gratuit[oa]?|comp(?:limentary)?|guest(?: pass)?|staff|experimental|prueba|cortesias?|courtesy|invitad[oa]s?|convidad[oa]s?|becas?|bolsas?|essai`,
    ),
  ],
  [
    'dropIn',
    words(
      String.raw`(?:drop|walk)[ _-]?ins?|single|sueltas?|avuls[oa]s?|day pass|diari[oa]s?|pay (?:as you go|per class)`,
    ),
  ],
  [
    'member',
    words(
      String.raw`members?|memberships?|membresias?|unlimited|ilimitad[oa]s?|illimite|mensual(?:idad)?|mensal(?:idade)?|monthly|weekly|annual|anual|trimestral|semestral|subscriptions?|suscripcion|assinatura|abonnement|soci[oa]s?`,
    ),
  ],
  [
    'pack',
    words(
      String.raw`packs?|packages?|bundles?|paquetes?|pacotes?|bonos?|abonos?|carnet|credits?|creditos?|pass(?:es)?|pases?|passes?|forfait|vouchers?|(?:punch|class|gift) ?cards?|tarjetas?|intro(?:ductory)?|\d+ (?:class|clase|aula|session|sesion|sesione|credit|visit|visita)(?:es|s)?`,
    ),
  ],
  ['member', words(String.raw`plans?|planes|planos?`)],
];

/** The kind of visit named by a booking type in English, Spanish, Portuguese or French; undefined if it names none. */
export function namedKindOf(bookingType: string): VisitKind | undefined {
  const type = fold(bookingType).replaceAll('_', ' ');
  return named.find(([, pattern]) => pattern.test(type))?.[0];
}

/**
 * The kind of a direct booking, judged by its type. If the type names none, such as 'direct', a paid visit is a
 * drop-in, and an unpaid one was paid for earlier: it counts as a member's.
 *
 * @param bookingType the type in the studio's system
 * @param paidMinor the payment for this visit, in minor units; 0 if there was none
 */
export const visitKindOf = (bookingType: string, paidMinor: number): VisitKind =>
  namedKindOf(bookingType) ?? (paidMinor > 0 ? 'dropIn' : 'member');

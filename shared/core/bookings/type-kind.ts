import { wordsOf } from '../csv/text.ts';

/** What a booking was paid with, as types of bookings name it in English, Spanish and Portuguese. */
export type TypeKind = 'single' | 'pack' | 'membership' | 'trial';

const words: Readonly<Record<TypeKind, string>> = {
  trial: 'trial prueba experimental teste cortesia cortesy courtesy free gratis gratuita intro introductory',
  pack: 'pack packs package paquete paquetes pacote pacotes bono bonos credit credits credito creditos punch bundle',
  membership:
    'membership member membresia mensualidad mensual mensal mensalidade monthly unlimited ilimitado ilimitada plan plano subscription suscripcion assinatura socio anual annual',
  single:
    'walk walkin dropin drop visit visita single suelta sencilla avulsa avulso unica individual day diaria daypass mostrador caja counter',
};

const kinds = Object.entries(words).map(
  ([kind, all]) => [kind as TypeKind, new Set(all.split(' '))] as const,
);

/** The kind that a type of booking names; undefined where it names none that is known. */
export function typeKindOf(type: string): TypeKind | undefined {
  const told = wordsOf(type);
  return kinds.find(([, known]) => told.some((word) => known.has(word)))?.[0];
}

import type { VisitKind } from '#shared/core/visits/kinds.ts';
import { visitKindOf } from '#shared/core/visits/visit-kind.ts';

const named: readonly (readonly [VisitKind, readonly string[]])[] = [
  [
    'dropIn',
    ['Drop-in', 'drop_in', 'Walk in', 'Clase suelta', 'Aula avulsa', 'Single class', 'Drop-in (member)'],
  ],
  [
    'member',
    ['Membership', 'Unlimited monthly pass', 'Membresía anual', 'Mensalidade', 'Socio', 'Plan', 'Plano'],
  ],
  [
    'pack',
    ['10 Class Pack', 'Paquete 5 clases', 'Pacote de 8 aulas', '10 clases', 'Plan 10 clases', 'Punch card'],
  ],
  [
    'trial',
    ['Free trial', 'Clase de prueba', 'Aula experimental', 'Comp', 'Guest pass', 'Staff', 'Cortesía'],
  ],
];

describe('how a direct visit is paid for', () => {
  it.each(named.flatMap(([kind, types]) => types.map((type) => [type, kind] as const)))(
    'is told by its type: %s, %s',
    (type, kind) => {
      expect([visitKindOf(type, 0), visitKindOf(type, 18_000)]).toEqual([kind, kind]);
    },
  );

  it('is derived from the amount if the type is unclear: a free visit was paid for before', () => {
    expect(['direct', 'Web', ''].map((type) => visitKindOf(type, 18_000))).toEqual([
      'dropIn',
      'dropIn',
      'dropIn',
    ]);
    expect(['direct', 'Web', ''].map((type) => visitKindOf(type, 0))).toEqual(['member', 'member', 'member']);
  });
});

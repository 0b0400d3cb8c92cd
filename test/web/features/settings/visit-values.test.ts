import type { VisitValuesView } from '#shared/contracts/settings/visit-values.ts';
import {
  isVisitDraftChanged,
  readVisitDraft,
  suggestionOf,
  visitDraftOf,
} from '#web/src/features/settings/visit-values.ts';

type KindView = VisitValuesView['kinds'][number];

const member: KindView = {
  kind: 'member',
  ownMinor: 12_000,
  proposal: { valueMinor: 9_000, from: 'marketplaces' },
  visits: 20,
  paidVisits: 0,
};
const dropIn: KindView = {
  kind: 'dropIn',
  ownMinor: null,
  proposal: { valueMinor: 18_000, from: 'bookings' },
  visits: 6,
  paidVisits: 6,
};
const view: VisitValuesView = { currency: 'MXN', kinds: [member, dropIn] };

describe('the values of visits', () => {
  it("start with the owner's amounts, and are changed only by a different amount", () => {
    const draft = visitDraftOf(view);
    expect(draft).toEqual({ member: '120.00', pack: '', dropIn: '' });
    expect(isVisitDraftChanged(draft, view)).toBe(false);
    expect(isVisitDraftChanged({ ...draft, member: '120' }, view)).toBe(false);
    expect(isVisitDraftChanged({ ...draft, member: '' }, view)).toBe(true);
    expect(isVisitDraftChanged({ ...draft, pack: 'x' }, view)).toBe(true);
  });

  it('are read in minor units, with null for an empty field', () => {
    expect(readVisitDraft({ member: '120.5', pack: ' ', dropIn: '0' }, 'MXN')).toEqual({
      own: { member: 12_050, pack: null, dropIn: 0 },
    });
    expect(readVisitDraft({ member: '12500', pack: '', dropIn: '' }, 'CLP')).toEqual({
      own: { member: 12_500, pack: null, dropIn: null },
    });
  });

  it('have an error for every invalid field', () => {
    expect(readVisitDraft({ member: '-1', pack: 'x', dropIn: '10000000.01' }, 'MXN')).toEqual({
      errors: {
        member: 'Enter an amount of zero or more',
        pack: 'Enter an amount such as 12.50',
        dropIn: 'Enter at most $10,000,000.00',
      },
    });
    expect(readVisitDraft({ member: '12.5', pack: '', dropIn: '' }, 'CLP')).toEqual({
      errors: { member: 'Enter an amount such as 1250' },
    });
  });
});

describe('a suggestion', () => {
  it.each<[string, KindView, string]>([
    [
      'from marketplaces',
      member,
      'Your bookings show no amount for these visits. Suggested: $90.00, what your best-paying marketplace pays.',
    ],
    ['from bookings', dropIn, 'Suggested: $180.00, from 6 bookings with an amount.'],
    [
      'of a drop-in from marketplaces',
      { ...dropIn, visits: 0, paidVisits: 0, proposal: { valueMinor: 21_951, from: 'marketplaces' } },
      'Suggested: $219.51, estimated from what your marketplaces pay.',
    ],
    ['from nothing', { ...dropIn, visits: 0, paidVisits: 0, proposal: null }, 'No suggestion yet.'],
  ])('%s says where it comes from', (_, kind, message) => {
    expect(suggestionOf(kind, 'MXN')).toBe(message);
  });
});

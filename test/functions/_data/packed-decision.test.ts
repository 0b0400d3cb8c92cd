import * as fc from 'fast-check';
import { decisionOf, recordOf, type DecisionItem } from '#functions/_data/places/packed-decision.ts';

const decision: DecisionItem = {
  studioId: '55555555-0000-4000-8000-000000000001',
  decisionId: '01M847WMDFZDDG3B3YJHTJFYBY',
  classId: '20261206T0100Z-a71b69e3ba7a',
  className: 'Cycling 45',
  room: 'Sala 1',
  classStartsAt: '2026-12-06T01:00:00.000Z',
  classLocalDate: '2026-12-05',
  classLocalTime: '19:00',
  bookings: 0,
  totalCapacity: 20,
  decidedAt: '2026-11-23T13:00:25.903Z',
  expiresAt: '2026-12-05T13:00:00.000Z',
  confidence: 0.9285714285714286,
  decisionType: 'rule',
  currency: 'MXN',
  expectedRevenueMinor: 450,
  adjustments: [],
  status: 'pending-review',
  version: 1,
};
const whole: DecisionItem = {
  ...decision,
  expectedRevenueLowMinor: 0,
  expectedRevenueHighMinor: 450,
  adviceDigest: 'DdCcH42XUZCq',
  changes: [{ marketplace: 'fitpass', placesFrom: 2, placesTo: 4 }],
  rules: [{ ruleId: '00000000000000000000000001', name: 'Low Occupancy Boost' }],
};

describe('a decision in the table', () => {
  it.each([
    ['with what is only known of some', whole],
    ['without it', decision],
  ])('is whole again when it is read, %s', (_, one) => {
    const record = recordOf(one);
    expect(Object.keys(record)).not.toContain('className');
    expect(decisionOf(record)).toEqual(one);
  });

  it('is whole whatever stands in its words', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.double({ min: 0, max: 1 }), (className, name, confidence) => {
        const rules = [{ ruleId: 'r', name }];
        const one = { ...whole, className, rules, confidence: confidence + 0 };
        expect(decisionOf(recordOf(one))).toEqual(JSON.parse(JSON.stringify(one)));
      }),
    );
  });

  it('that was stored before it was packed is read as it is', () => {
    expect(decisionOf({ ...whole })).toEqual(whole);
  });

  it('that was packed in November 2026 is read for as long as there are such decisions', () => {
    const stored =
      'Q41g58rknMy8dAUTU0RUByfmJCoY0ivCLY0sTM0NTWCkGRFxCol6ukSrS4pzsoeJUURolHMh3ijGGVXI2S6W7JjzyS9X8E9OLi1IzEuuVHDKzy8uAUUmAA==';
    const { packed: _, ...record } = recordOf(whole);
    expect(decisionOf({ ...record, packed: Buffer.from(stored, 'base64') })).toEqual(whole);
  });

  it('takes a fraction of its own JSON', () => {
    const { packed } = recordOf(whole);
    expect(packed.length).toBeLessThan(JSON.stringify(whole).length / 5);
  });
});

import * as fc from 'fast-check';
import { decisionOf, recordOf, type DecisionItem } from '#functions/_data/places/packed-decision.ts';
import { aDecision } from '#test/builders/a-decision.ts';

const whole: DecisionItem = {
  ...aDecision,
  gainShare: 0.78,
  expectedRevenueLowMinor: 0,
  expectedRevenueHighMinor: 450,
  expectedRevenueSpreadMinor: 210,
  adviceDigest: 'DdCcH42XUZCq',
  changes: [{ marketplace: 'fitpass', placesFrom: 2, placesTo: 4 }],
  rules: [{ ruleId: '00000000000000000000000001', name: 'Low Occupancy Boost' }],
};

describe('a decision in the table', () => {
  it.each([
    ['with what is only known of some', whole],
    ['without it', aDecision],
  ])('is whole again when it is read, %s', (_, one) => {
    const record = recordOf(one);
    expect(Object.keys(record)).not.toContain('className');
    expect(decisionOf(record)).toEqual(one);
  });

  it('survives storage whatever its texts contain', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.double({ min: 0, max: 1 }), (className, name, confidence) => {
        const rules = [{ ruleId: 'r', name }];
        const one = { ...whole, className, rules, confidence: confidence + 0 };
        expect(decisionOf(recordOf(one))).toEqual(JSON.parse(JSON.stringify(one)));
      }),
    );
  });

  it('is read when stored uncompressed by older versions', () => {
    expect(decisionOf({ ...whole })).toEqual(whole);
  });

  it('is read in the format of November 2026 while such decisions exist', () => {
    const stored =
      'Q41g58rknMy8dAUTU0RUByfmJCoY0ivCLY0sTM0NTWCkGRFxCol6ukSrS4pzsoeJUURolHMh3ijGGVXI2S6W7JjzyS9X8E9OLi1IzEuuVHDKzy8uAUUmAA==';
    const { gainShare: _, expectedRevenueSpreadMinor: __, ...before } = whole;
    const record = recordOf(before);
    expect(decisionOf({ ...record, packed: Buffer.from(stored, 'base64') })).toEqual(before);
  });

  it('takes a fraction of the size of its JSON', () => {
    const { packed } = recordOf(whole);
    expect(packed.length).toBeLessThan(JSON.stringify(whole).length / 5);
  });
});

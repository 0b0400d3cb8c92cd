import { batches } from './batches.ts';
import { measureLayouts } from './measure.ts';

describe('reading mails of generated layouts', () => {
  const results = measureLayouts(Object.values(batches).flat());

  it('finds no reservation in a mail without one', async () => {
    const silent = (await results).filter(({ mail }) => mail.expected.length === 0);
    expect(silent.length).toBeGreaterThan(250);
    expect(silent.filter(({ invented }) => invented).map(({ mail }) => mail.layout.id)).toEqual([]);
  });

  it('finds one reservation in a mail with one', async () => {
    const invented = (await results).filter((one) => one.invented);
    expect(invented.map(({ mail }) => mail.layout.id)).toEqual([]);
  });

  it('reads at least 19 of 20 mails completely right', async () => {
    const context = (await results).filter(({ mail }) => mail.expected.length > 0);
    expect(context.length).toBeGreaterThan(500);
    expect(context.filter(({ right }) => right).length / context.length).toBeGreaterThanOrEqual(0.95);
  });
});

import * as fc from 'fast-check';
import { changedFields, isNothing } from '#web/src/api/changed-fields.ts';

const form = fc.record({
  name: fc.constantFrom('a', 'b'),
  places: fc.nat(2),
  quiet: fc.option(fc.record({ from: fc.nat(1) })),
});

describe('the changed fields of a form', () => {
  it('make the saved values the wanted ones, and contain nothing else', () => {
    fc.assert(
      fc.property(form, form, (saved, wanted) => {
        const changed = changedFields(saved, wanted);
        expect({ ...saved, ...changed }).toEqual(wanted);
        for (const name of Object.keys(changed) as (keyof typeof saved)[])
          expect(saved[name]).not.toEqual(wanted[name]);
      }),
    );
  });

  it('of two forms opened at the same time are both kept if they differ', () => {
    const saved = { name: 'a', places: 1, quiet: { from: 1 } };
    const [first, second] = [
      { ...saved, name: 'b' },
      { ...saved, quiet: { from: 1 }, places: 2 },
    ];
    const stored = { ...saved, ...changedFields(saved, first), ...changedFields(saved, second) };
    expect(stored).toEqual({ name: 'b', places: 2, quiet: { from: 1 } });
  });

  it('are nothing if nothing was edited', () => {
    expect(isNothing(changedFields({ quiet: { from: 1 } }, { quiet: { from: 1 } }))).toBe(true);
    expect(isNothing({ name: 'a' })).toBe(false);
  });
});

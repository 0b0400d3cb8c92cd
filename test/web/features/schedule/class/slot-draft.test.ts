import * as fc from 'fast-check';
import { aDetail } from '#test/builders/a-class-detail.ts';
import { checkSlots, maySave, readPlaces, textOf } from '#web/src/features/schedule/class/slot-draft.ts';

describe('readPlaces', () => {
  it.each([
    ['7', 7],
    ['', 0],
    ['abc', 0],
    ['-3', 0],
    ['2.9', 2],
    ['1e1', 10],
    ['Infinity', 0],
  ])('reads %p as %p', (text, places) => {
    expect(readPlaces(text)).toBe(places);
  });

  it('always returns a whole number of 0 or more', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const places = readPlaces(text);
        expect(Number.isSafeInteger(Math.min(places, Number.MAX_SAFE_INTEGER))).toBe(true);
        expect(places).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('checkSlots', () => {
  it('finds no change if nothing or the same number was typed', () => {
    const check = checkSlots(aDetail(), { fitpass: '8' });
    expect(check).toEqual({ changed: {}, errors: {}, notes: {}, openPlaces: 6, isOverFree: false });
    expect(maySave(check)).toBe(false);
  });

  it('sends a number again that was typed again, if the marketplace does not show it', () => {
    const detail = aDetail();
    const notShown = {
      ...detail,
      class: { ...detail.class, confirmed: { fitpass: { slots: 3, at: detail.class.startsAt } } },
    };
    expect(checkSlots(notShown, { fitpass: '8' })).toMatchObject({ changed: { fitpass: 8 }, openPlaces: 6 });
    expect(checkSlots(notShown, {}).changed).toEqual({});
  });

  it('sends only changed numbers', () => {
    const check = checkSlots(aDetail(), { fitpass: '9', wellhub: '2' });
    expect(check).toMatchObject({ changed: { fitpass: 9 }, openPlaces: 7 });
    expect(maySave(check)).toBe(true);
  });

  it('refuses more places for Fitpass than are free', () => {
    const check = checkSlots(aDetail(), { fitpass: '15' });
    expect(check.errors).toEqual({ fitpass: 'At most 14' });
    expect(maySave(check)).toBe(false);
  });

  it.each(['3', '0', ''])('reads %p as the places that Fitpass has sold, and says so', (text) => {
    const check = checkSlots(aDetail(), { fitpass: text });
    expect(check).toMatchObject({ changed: { fitpass: 4 }, errors: {} });
    expect(check.notes).toEqual({ fitpass: '4 are sold already, so nothing more will be offered' });
    expect(maySave(check)).toBe(true);
  });

  it.each([
    [4, false],
    [6, false],
    [7, true],
  ])('counts open places over all channels: Wellhub at %p', (wellhub, isOverFree) => {
    const check = checkSlots(aDetail(), { wellhub: String(wellhub) });
    expect(check.openPlaces).toBe(4 + wellhub);
    expect(check.isOverFree).toBe(isOverFree);
    expect(maySave(check)).toBe(!isOverFree);
  });

  it('allows an existing excess to be reduced', () => {
    const tight = aDetail({ openPlacesMax: 3 });
    expect(maySave(checkSlots(tight, { fitpass: '7' }))).toBe(true);
    expect(maySave(checkSlots(tight, { fitpass: '9' }))).toBe(false);
  });

  it('sets no limit on the sum if the inventory is shared', () => {
    const shared = aDetail({ inventoryMode: 'shared' });
    expect(checkSlots(shared, { fitpass: '14', wellhub: '10' })).toMatchObject({
      openPlaces: 20,
      isOverFree: false,
    });
  });

  it('shows the typed number, otherwise the current one', () => {
    const [fitpass, , totalpass] = aDetail().editing.channels;
    expect(textOf(fitpass!, {})).toBe('8');
    expect(textOf(fitpass!, { fitpass: '' })).toBe('');
    expect(textOf(totalpass!, {})).toBe('');
  });
});

import * as fc from 'fast-check';
import {
  linkListings,
  listedAs,
  type KnownListing,
  type LinkableClass,
  type Listed,
  type ToLink,
} from '#functions/_domain/connections/link-listings.ts';

const startsAt = '2026-11-25T13:00:00.000Z';
const later = '2026-11-25T14:00:00.000Z';

const aClass = (classId: string, className: string, over: Partial<LinkableClass> = {}): LinkableClass => ({
  classId,
  className,
  startsAt,
  localDate: '2026-11-25',
  localTime: '07:00',
  room: 'Sala 1',
  ...over,
});
const aListing = (listingId: string, name: string, over: Partial<Listed> = {}): Listed => ({
  listingId,
  name,
  startsAt,
  ...over,
});
const link = (given: Partial<ToLink>) =>
  Object.fromEntries(linkListings({ listings: [], classes: [], known: [], names: [], ...given }));

const matched = (classId: string) => ({ state: 'linked', linkedBy: 'match', classId });
const unlinked = { state: 'unlinked' };

describe('a listing of a class that the studio system moved', () => {
  const before = aClass('before', 'Yoga', { movedTo: 'now' });
  const terrace = aClass('now', 'Yoga', { room: 'Terraza' });

  it.each([
    ['still names the old room', { room: 'Sala 1' }],
    ['names the new room', { room: 'Terraza' }],
    ['names no room', {}],
  ])('is linked to the class that it is now if it %s', (_, over) => {
    const listings = [aListing('a', 'Yoga', over)];
    expect(link({ listings, classes: [before, terrace] })).toEqual({ a: matched('now') });
  });

  it('is linked to it although that class has another name or starts at another time', () => {
    const listings = [aListing('a', 'Yoga', { room: 'Sala 1' })];
    const other = aClass('other', 'Yoga', { room: 'Patio' });
    expect(link({ listings, classes: [before, other] })).toEqual({ a: matched('now') });
  });

  it('keeps its old link if the class that it is now has a listing of its own', () => {
    const listings = [aListing('a', 'Yoga', { room: 'Sala 1' }), aListing('b', 'Yoga', { room: 'Terraza' })];
    expect(link({ listings, classes: [before, terrace] })).toEqual({
      a: matched('before'),
      b: matched('now'),
    });
  });

  it('follows every move, and does not guess between two other classes', () => {
    const again = { ...terrace, movedTo: 'last' };
    const listings = [aListing('a', 'Yoga', { room: 'Sala 1' })];
    expect(link({ listings, classes: [before, again] })).toEqual({ a: matched('last') });
    const two = [before, terrace, aClass('other', 'Yoga', { room: 'Patio' })];
    expect(link({ listings: [aListing('a', 'Yoga')], classes: two })).toEqual({ a: unlinked });
  });
});

describe('a listing', () => {
  it('matches a class with the same name and time', () => {
    const classes = [aClass('yoga', 'Yoga'), aClass('pilates', 'Pilates')];
    const listings = [aListing('1', 'YOGA '), aListing('2', 'Pilates'), aListing('3', 'Boxeo')];
    expect(link({ listings, classes })).toEqual({ 1: matched('yoga'), 2: matched('pilates'), 3: unlinked });
  });

  it('matches no class at another time', () => {
    const listings = [aListing('1', 'Yoga', { startsAt: later })];
    expect(link({ listings, classes: [aClass('yoga', 'Yoga')] })).toEqual({ 1: unlinked });
  });

  it('is distinguished by its room', () => {
    const classes = [aClass('one', 'Yoga'), aClass('two', 'Yoga', { room: 'Terraza' })];
    const listings = [aListing('a', 'Yoga', { room: 'Terraza' }), aListing('b', 'Yoga', { room: 'Sala 1' })];
    expect(link({ listings, classes })).toEqual({ a: matched('two'), b: matched('one') });
  });

  it('stays unlinked if two classes fit about equally well', () => {
    const classes = [aClass('one', 'Yoga'), aClass('two', 'Yoga', { room: 'Terraza' })];
    expect(link({ listings: [aListing('a', 'Yoga')], classes })).toEqual({ a: unlinked });
  });

  it('stays unlinked if another listing fits the same class about equally well', () => {
    const listings = [aListing('a', 'Yoga'), aListing('b', 'yoga')];
    expect(link({ listings, classes: [aClass('yoga', 'Yoga')] })).toEqual({ a: unlinked, b: unlinked });
  });
});

describe("an owner's word", () => {
  const classes = [aClass('yoga', 'Yoga'), aClass('ride', 'Ciclo indoor')];

  it('about a name links every listing with that name', () => {
    const listings = [aListing('a', 'Burn 45')];
    const names = [{ listedAs: listedAs('BURN  45'), className: 'ciclo indoor' }];
    expect(link({ listings, classes, names })).toEqual({ a: matched('ride') });
  });

  it('about a name takes precedence over similarity', () => {
    const listings = [aListing('a', 'Yoga'), aListing('b', 'Burn 45')];
    const names = [{ listedAs: listedAs('Burn 45'), className: 'Yoga' }];
    expect(link({ listings, classes, names })).toEqual({ a: unlinked, b: matched('yoga') });
  });

  it('may say that a name matches none of the classes', () => {
    const names = [{ listedAs: listedAs('Yoga') }];
    const found = link({ listings: [aListing('a', 'Yoga')], classes, names });
    expect(found).toEqual({ a: { state: 'left-out', linkedBy: 'match' } });
  });

  it('about one listing is kept, and no other listing gets its class', () => {
    const retained: KnownListing[] = [
      { ...aListing('a', 'Burn 45'), state: 'linked', linkedBy: 'hand', classId: 'yoga' },
    ];
    const listings = [aListing('a', 'Burn 45'), aListing('b', 'Yoga')];
    expect(link({ listings, classes, known: retained })).toEqual({
      a: { state: 'linked', linkedBy: 'hand', classId: 'yoga' },
      b: unlinked,
    });
  });

  it('ends together with its class', () => {
    const retained: KnownListing[] = [
      { ...aListing('a', 'Yoga'), state: 'linked', linkedBy: 'hand', classId: 'gone' },
    ];
    expect(link({ listings: [aListing('a', 'Yoga')], classes, known: retained })).toEqual({
      a: matched('yoga'),
    });
  });
});

describe('whatever is listed', () => {
  const names = ['Yoga', 'yoga', 'Yoga Flow', 'Pilates', 'Ciclo indoor', 'Spinning', 'Boxeo'];
  const rooms = ['Sala 1', 'Sala 2', 'Terraza'];
  const instants = [startsAt, later];
  const classes = fc.uniqueArray(
    fc.record({
      classId: fc.integer({ min: 0, max: 20 }).map(String),
      className: fc.constantFrom(...names),
      startsAt: fc.constantFrom(...instants),
      localDate: fc.constant('2026-11-25'),
      localTime: fc.constant('07:00'),
      room: fc.constantFrom(...rooms),
    }),
    { selector: ({ classId }) => classId, maxLength: 8 },
  );
  const listings = fc.uniqueArray(
    fc.record({
      listingId: fc.integer({ min: 0, max: 20 }).map((id) => `l${id}`),
      name: fc.constantFrom(...names),
      startsAt: fc.constantFrom(...instants),
      room: fc.option(fc.constantFrom(...rooms), { nil: undefined }),
    }),
    { selector: ({ listingId }) => listingId, maxLength: 8 },
  );

  it('no class gets two listings, none starts at another time, and the order does not matter', () => {
    fc.assert(
      fc.property(classes, listings, (given, found) => {
        const links = linkListings({ classes: given, listings: found, known: [], names: [] });
        const linked = found.flatMap((one) => {
          const { classId } = links.get(one.listingId)!;
          return classId === undefined ? [] : [{ one, classId }];
        });
        expect(new Set(linked.map(({ classId }) => classId)).size).toBe(linked.length);
        for (const { one, classId } of linked)
          expect(given.find((cls) => cls.classId === classId)!.startsAt).toBe(one.startsAt);
        const turned = linkListings({
          classes: given.toReversed(),
          listings: found.toReversed(),
          known: [],
          names: [],
        });
        expect(Object.fromEntries(turned)).toEqual(Object.fromEntries(links));
      }),
    );
  });
});

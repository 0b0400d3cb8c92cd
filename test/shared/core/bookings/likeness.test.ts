import * as fc from 'fast-check';
import { readBooking, type BookingFacts } from '#shared/core/bookings/booking-facts.ts';
import { bookingLikeness, keepsMoment } from '#shared/core/bookings/likeness.ts';

const seed = 2027;

const booking = (over: Partial<BookingFacts> = {}): BookingFacts => ({
  channel: 'direct',
  bookingType: 'Walk-in',
  customerName: 'Ana López',
  bookedAt: '2027-03-01T16:00:00.000Z',
  references: {},
  isReported: false,
  ...over,
});

const areOne = (a: Partial<BookingFacts>, b: Partial<BookingFacts>): boolean =>
  bookingLikeness(readBooking(booking(a)), readBooking(booking(b))) !== undefined;

const nobody = { customerName: undefined } as const;
const at = (time: string) => ({ bookedAt: `2027-03-01T${time}.000Z` });
/** The date in Mexico City. */
const day = { bookedAt: '2027-03-01T06:00:00.000Z', isDay: true } as const;
const wellhub = { channel: 'wellhub', bookingType: 'Wellhub' } as const;
const reported = (reference: string) => ({ references: { marketplace: reference }, isReported: true });

describe('one booking, reported twice', () => {
  it.each<[string, Partial<BookingFacts>, Partial<BookingFacts>]>([
    ['with a second added', at('16:00:00'), at('16:00:37')],
    ['rounded to the next minute', at('16:01:00'), at('16:00:37')],
    ['by two clocks', at('16:00:07'), at('16:00:08')],
    ['as a day, and with its time', day, at('16:00:37')],
    ['with a reworded type', {}, { bookingType: 'Visita suelta' }],
    ['with another kind of type, by name', {}, { bookingType: '10-class pack' }],
    ['with the name in another order', {}, { customerName: 'LOPEZ, ANA' }],
    ['with a short name', {}, { customerName: 'Ana L.' }],
    ['with a second family name', {}, { customerName: 'Ana López García' }],
    ['with the seller beside the name', wellhub, { ...wellhub, customerName: 'ANA LOPEZ - GYMPASS' }],
    [
      'with an address on one side that spells the name',
      {},
      { ...nobody, customerEmail: 'ana.lopez7@x.test' },
    ],
    ['by Kenko and by the studio', {}, { channel: 'kenko' }],
    ['with a reference on one side', wellhub, { ...wellhub, ...reported('BK_1') }],
    [
      'with references of two lists',
      { ...wellhub, references: { file: '730114' } },
      { ...wellhub, ...reported('BK_1') },
    ],
    [
      'with the same reference and other words',
      at('09:00:00'),
      {
        references: { file: 'A-1' },
        customerName: 'A. L.',
        ...at('15:00:00'),
      },
    ],
    ['by a mail that came later', wellhub, { ...wellhub, ...at('16:31:12'), ...reported('BK_1') }],
    [
      'under an address of the marketplace',
      { ...wellhub, customerEmail: 'ana@x.test' },
      {
        ...wellhub,
        ...reported('BK_1'),
        customerEmail: 'u7@relay.test',
      },
    ],
    [
      'by a webhook that names nobody',
      { ...wellhub, ...at('16:00:00') },
      {
        ...wellhub,
        ...nobody,
        ...at('16:00:12'),
        ...reported('BK_1'),
      },
    ],
    ['without a name, in two files', nobody, { ...nobody, customerName: 'Walk-in', ...at('16:00:20') }],
    ['as cancelled, and before that', {}, { cancelledAt: '2027-03-01T18:00:00.000Z' }],
  ])('%s, is one', (_, a, b) => {
    const shared = { references: { file: 'A-1' } };
    const [one, other] = 'references' in b && b.references?.file ? [{ ...a, ...shared }, b] : [a, b];
    expect(areOne(one, other)).toBe(true);
  });
});

describe('two bookings that look alike', () => {
  it.each<[string, Partial<BookingFacts>, Partial<BookingFacts>]>([
    ['of two clients', {}, { customerName: 'Ana Lima' }],
    ['of a brother and a sister', {}, { customerName: 'Luis López' }],
    ['of namesakes on one day', { ...day, customerEmail: 'a@x.test' }, { ...day, customerEmail: 'b@x.test' }],
    ['of one client, an hour later', {}, at('17:00:00')],
    ['of one client on another day', day, { ...day, bookedAt: '2027-03-02T06:00:00.000Z' }],
    ['through two sellers', {}, wellhub],
    ['with two references', { ...wellhub, ...reported('BK_1') }, { ...wellhub, ...reported('BK_2') }],
    ['with two numbers', { references: { file: '7301' } }, { references: { file: '7302' } }],
    [
      'one booked after the other was cancelled',
      { ...wellhub, cancelledAt: '2027-03-01T16:10:00.000Z' },
      { ...wellhub, ...at('16:30:30'), ...reported('BK_2') },
    ],
    ['without a name, a minute apart', nobody, { ...nobody, ...at('16:01:00') }],
    [
      'without a name, half a minute apart',
      { ...nobody, ...at('16:00:05') },
      { ...nobody, ...at('16:00:35') },
    ],
    ['without a name, a visit and a pack', nobody, { ...nobody, bookingType: 'Paquete 10' }],
    ['of a walk-in and of somebody named', nobody, at('16:00:20')],
    [
      'one of them known by a lost reference',
      { ...wellhub, hasLostReference: true },
      { ...wellhub, ...reported('B') },
    ],
  ])('%s, are two', (_, a, b) => {
    expect(areOne(a, b)).toBe(false);
  });
});

const facts = fc.record({
  channel: fc.constantFrom('direct' as const, 'kenko' as const, 'wellhub' as const),
  bookingType: fc.constantFrom('Walk-in', 'Paquete 10', 'Wellhub', ''),
  customerName: fc.constantFrom(undefined, 'Ana López', 'ana l.', 'Luis', 'Visitante', 'López Ana Ruiz'),
  customerEmail: fc.constantFrom(undefined, 'ana.lopez@x.test', 'u7@relay.test'),
  bookedAt: fc
    .integer({ min: 0, max: 4 * 86_400 })
    .map((second) => new Date(Date.UTC(2027, 2, 1) + second * 1000).toISOString()),
  isDay: fc.boolean(),
  cancelledAt: fc.constantFrom(undefined, '2027-03-02T12:00:00.000Z', '2027-03-03T12:00:30.000Z'),
  references: fc.record({
    file: fc.constantFrom(undefined, 'A-1', 'A-2', '7301'),
    marketplace: fc.constantFrom(undefined, 'A-1', 'BK_2'),
  }),
  hasLostReference: fc.boolean(),
  isReported: fc.boolean(),
});

describe('the rule', () => {
  it('gives the same answer in either order of the two bookings', () => {
    fc.assert(
      fc.property(facts, facts, (one, other) => {
        const [a, b] = [readBooking(one), readBooking(other)];
        expect(bookingLikeness(a, b)).toBe(bookingLikeness(b, a));
      }),
      { seed, numRuns: 5000 },
    );
  });

  it('recognizes a named booking that is reported again unchanged', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const a = readBooking({ ...one, hasLostReference: false });
        expect(bookingLikeness(a, a)).toBeLessThanOrEqual(40_000_000);
      }),
      { seed, numRuns: 2000 },
    );
  });
});

describe('a stored moment', () => {
  it('keeps its time if the other report of the same booking is less precise, and only then', () => {
    expect(keepsMoment(booking(at('16:00:37')), booking(at('16:00:00')))).toBe(true);
    expect(keepsMoment(booking(at('16:00:37')), booking(day))).toBe(true);
    expect(keepsMoment(booking(at('16:00:00')), booking(at('16:00:37')))).toBe(false);
    expect(keepsMoment(booking(day), booking(at('16:00:37')))).toBe(false);
    expect(keepsMoment(booking(at('16:03:37')), booking(at('16:00:00')))).toBe(false);
  });
});

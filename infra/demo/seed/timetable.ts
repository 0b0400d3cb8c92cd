/** A type of class that the demo studio offers. */
export interface Offer {
  readonly className: string;
  readonly room: string;
  readonly capacity: number;
  readonly instructors: readonly [string, ...string[]];
  /** Demand relative to the studio's average class. */
  readonly popularity: number;
  /** The price of a single class, in whole pesos. */
  readonly pricePesos: number;
}

const jardin = 'Sala Jardín';
const patio = 'Sala Patio';

export const offers = {
  vinyasa: {
    className: 'Vinyasa Yoga',
    room: jardin,
    capacity: 18,
    instructors: ['Mariana Solís', 'Diego Arriaga'],
    popularity: 0.95,
    pricePesos: 190,
  },
  power: {
    className: 'Power Yoga',
    room: jardin,
    capacity: 18,
    instructors: ['Diego Arriaga'],
    popularity: 0.9,
    pricePesos: 190,
  },
  pilates: {
    className: 'Reformer Pilates',
    room: jardin,
    capacity: 10,
    instructors: ['Valeria Cantú', 'Renata Ibarra'],
    popularity: 1.3,
    pricePesos: 280,
  },
  barre: {
    className: 'Barre Sculpt',
    room: jardin,
    capacity: 14,
    instructors: ['Renata Ibarra'],
    popularity: 1,
    pricePesos: 210,
  },
  hiit: {
    className: 'HIIT Express',
    room: patio,
    capacity: 20,
    instructors: ['Emilio Navarro', 'Paola Quintana'],
    popularity: 1.05,
    pricePesos: 180,
  },
  cycling: {
    className: 'Indoor Cycling',
    room: patio,
    capacity: 22,
    instructors: ['Paola Quintana', 'Iker Robles'],
    popularity: 1.15,
    pricePesos: 200,
  },
  funcional: {
    className: 'Entrenamiento Funcional',
    room: patio,
    capacity: 16,
    instructors: ['Emilio Navarro'],
    popularity: 0.9,
    pricePesos: 180,
  },
  restaurativa: {
    className: 'Yoga Restaurativa',
    room: jardin,
    capacity: 14,
    instructors: ['Mariana Solís'],
    popularity: 0.65,
    pricePesos: 170,
  },
} as const satisfies Record<string, Offer>;

type OfferKey = keyof typeof offers;

const weekdayTimes = ['06:30', '07:00', '08:30', '09:00', '18:00', '18:30', '19:15', '19:45'] as const;

/** The classes of each weekday (1 Monday … 7 Sunday): start time and class type. No room has two classes at once. */
export const timetable: Readonly<Record<number, readonly (readonly [string, OfferKey])[]>> = {
  1: week('vinyasa', 'hiit', 'pilates', 'cycling', 'barre', 'funcional', 'power', 'cycling'),
  2: week('power', 'cycling', 'pilates', 'hiit', 'vinyasa', 'hiit', 'barre', 'funcional'),
  3: week('vinyasa', 'hiit', 'barre', 'cycling', 'pilates', 'funcional', 'power', 'cycling'),
  4: [
    ...week('power', 'cycling', 'pilates', 'hiit', 'vinyasa', 'hiit', 'barre', 'funcional'),
    ['13:30', 'funcional'],
  ],
  5: week('vinyasa', 'hiit', 'pilates', 'cycling', 'barre', 'cycling', 'restaurativa', 'hiit'),
  6: [
    ['08:00', 'cycling'],
    ['08:30', 'vinyasa'],
    ['09:30', 'hiit'],
    ['10:00', 'pilates'],
    ['11:00', 'funcional'],
    ['11:30', 'barre'],
    ['12:30', 'restaurativa'],
  ],
  7: [
    ['09:00', 'vinyasa'],
    ['09:30', 'cycling'],
    ['10:30', 'pilates'],
    ['11:00', 'hiit'],
    ['12:00', 'power'],
    ['18:00', 'restaurativa'],
  ],
};

/** The times at which classes alternate between the garden room and the yard. */
function week(...keys: readonly OfferKey[]): (readonly [string, OfferKey])[] {
  return keys.map((key, at) => [weekdayTimes[at] ?? '20:30', key] as const);
}

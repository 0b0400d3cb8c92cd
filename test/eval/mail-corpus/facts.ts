import type { Language } from './layout.ts';

/** Random numbers from a seed, the same in every run (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a: a number for each layout name, the same in every run. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

const people: Readonly<Record<Language, readonly string[]>> = {
  en: ['Hannah Whitfield', 'Marcus Obi', "Siobhan O'Hara", 'Priya Natarajan', 'Tom Lee', 'Grace Van Dyke'],
  es: [
    'Lucía Fernández Mora',
    'Iñaki Zubia',
    'Regina Cantú',
    'José Luis Peña',
    'Ximena Ortega',
    'Daniela Ríos',
  ],
  pt: [
    'Beatriz Nogueira',
    'João Pedro Antunes',
    'Conceição Lima',
    'Thiago dos Santos',
    'Larissa Prado',
    'Rui Leal',
  ],
  fr: ['Camille Lefèvre', 'Jean-Luc Moreau', 'Aïcha Benali', 'Noémie Girard', 'Étienne Roux', 'Inès Delmas'],
};
export const classes: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Vinyasa Flow',
    'Reformer Pilates - Level 2',
    'HIIT 45',
    'Barre & Tone',
    'Aerial Yoga',
    'Strength Lab',
  ],
  es: [
    'Pilates Reformer',
    'Yoga Restaurativo',
    'Indoor Cycling',
    'Funcional 360',
    'Barre Intermedio',
    'Box & Core',
  ],
  pt: [
    'Pilates Solo',
    'Funcional',
    'Muay Thai Iniciantes',
    'Hatha Yoga',
    'Bike Indoor',
    'Dança Contemporânea',
  ],
  fr: ['Yoga Vinyasa', 'Pilates Machine', 'Cross Training', 'Barre au sol', 'Boxe Cardio', 'Stretching Doux'],
};
const coaches: Readonly<Record<Language, readonly string[]>> = {
  en: ['Dana Fox', 'Ravi'],
  es: ['Mónica Salas', 'Beto'],
  pt: ['Paula Reis', 'Caio'],
  fr: ['Sophie Arnaud', 'Malik'],
};
const studios = ['Northlight Studio', 'Casa Prana', 'Espaço Vital', 'Atelier Souffle'];
const rooms = ['Room 2', 'Sala Norte', 'Sala 3', 'Salle Bleue'];
const languages: readonly Language[] = ['en', 'es', 'pt', 'fr'];

export interface Facts {
  readonly name: string;
  readonly class: string;
  /** Local days as YYYY-MM-DD and times as HH:mm: of the class's start, of its end, and of the mail. */
  readonly date: string;
  readonly time: string;
  readonly end: string;
  readonly sentOn: string;
  readonly coach: string;
  readonly studio: string;
  readonly room: string;
  readonly email: string;
  readonly number: number;
}

const pad = (value: number): string => String(value).padStart(2, '0');

/** The facts of one mail: a person, a class that starts one to twenty days after the mail, and other details. */
export function drawFacts(language: Language, random: () => number): Facts {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const at = languages.indexOf(language);
  const sent = Date.UTC(2026, Math.floor(random() * 12), 1 + Math.floor(random() * 28));
  const day = new Date(sent + 86_400_000 * (1 + Math.floor(random() * 20)));
  const hour = pick([6, 7, 8, 9, 10, 12, 17, 18, 19, 20]);
  const minute = pick([0, 0, 15, 30, 45]);
  const name = pick(people[language]);
  return {
    name,
    class: pick(classes[language]),
    date: day.toISOString().slice(0, 10),
    time: `${pad(hour)}:${pad(minute)}`,
    end: `${pad(hour + 1)}:${pad(minute)}`,
    sentOn: new Date(sent).toISOString().slice(0, 10),
    coach: pick(coaches[language]),
    studio: studios[at] as string,
    room: rooms[at] as string,
    email: `${(name.split(' ')[0] as string)
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[^a-z]/g, '')}@mail.example`,
    number: 10_000_000 + Math.floor(random() * 80_000_000),
  };
}

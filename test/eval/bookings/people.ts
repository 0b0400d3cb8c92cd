import type { Random } from '#shared/core/numbers/random.ts';

export type Language = 'es' | 'pt' | 'en';

const first: Readonly<Record<Language, string>> = {
  es: 'Ana María José Luis Lucía Sofía Diego Carlos Valentina Camila Andrés Fernanda Jorge Paula Martín Elena Raúl Inés Óscar Mónica Daniela Gabriela Pablo Rocío Hugo Laura Iván Teresa Julián Regina',
  pt: 'Ana João Maria Pedro Letícia Camila Bruno Rafael Beatriz Larissa Felipe Mariana Thiago Júlia Gustavo Aline Rodrigo Patrícia Vinícius Carla Débora Caio Renata Luana Otávio Sônia Márcio Flávia Igor Bianca',
  en: 'Anna John Emma Olivia James Noah Mia Liam Sophia Lucas Grace Henry Chloe Jack Ruby Oscar Ella Ryan Zoe Adam Leah Dylan Amy Sean Kate Mark Jane Paul Nina Eric',
};
const last: Readonly<Record<Language, string>> = {
  es: 'García López Martínez Hernández González Pérez Rodríguez Sánchez Ramírez Torres Flores Rivera Gómez Díaz Reyes Morales Cruz Ortiz Gutiérrez Chávez Ruiz Mendoza Vargas Castillo Jiménez Núñez Peña Ibáñez Salas Vega Ríos Luna Campos Soto Rojas Silva',
  pt: 'Silva Santos Oliveira Souza Lima Pereira Ferreira Costa Rodrigues Almeida Nascimento Carvalho Araújo Ribeiro Barbosa Rocha Dias Moreira Nunes Mendes Freitas Cardoso Teixeira Gonçalves Martins Barros Pinto Azevedo Melo Vieira Conceição Castro',
  en: 'Smith Jones Brown Taylor Wilson Davies Evans Thomas Johnson Walker Wright Robinson Hall Green Wood Harris Martin Cooper King Clark Baker Turner Hill Scott Moore Young Allen Bell Ward Cox Gray Reed Price Shaw Ellis Ford',
};

export interface Person {
  readonly first: string;
  readonly last: string;
  /** A second family name, which few clients write. */
  readonly second: string | undefined;
  readonly email: string;
}

export const pick = <T>(random: Random, all: readonly T[]): T => {
  const one = all[Math.floor(random() * all.length)];
  if (one === undefined) throw new RangeError('nothing to choose from');
  return one;
};

export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

export function drawPerson(random: Random, language: Language): Person {
  const [name, family] = [pick(random, first[language].split(' ')), pick(random, last[language].split(' '))];
  const hasSecond = language !== 'en' && random() < 0.4;
  const number = Math.floor(random() * 1_000_000);
  return {
    first: name,
    last: family,
    second: hasSecond ? pick(random, last[language].split(' ')) : undefined,
    email: `${plain(name)}.${plain(family)}${number}@mail.test`.toLowerCase(),
  };
}

/** One source's way of writing its clients' names. */
export interface NameStyle {
  readonly order: 'first-last' | 'last-first';
  readonly letters: 'as-is' | 'upper' | 'plain';
  readonly length: 'full' | 'usual' | 'initial';
}

export function drawNameStyle(random: Random, mayShorten: boolean): NameStyle {
  return {
    order: random() < 0.15 ? 'last-first' : 'first-last',
    letters: random() < 0.6 ? 'as-is' : pick(random, ['upper', 'plain'] as const),
    length: mayShorten && random() < 0.3 ? 'initial' : pick(random, ['full', 'usual', 'usual'] as const),
  };
}

export function writeName({ first: name, last: family, second }: Person, style: NameStyle): string {
  const families = style.length === 'full' && second !== undefined ? `${family} ${second}` : family;
  const written = style.length === 'initial' ? `${family.slice(0, 1)}.` : families;
  const whole = style.order === 'last-first' ? `${written}, ${name}` : `${name} ${written}`;
  return style.letters === 'upper' ? whole.toUpperCase() : style.letters === 'plain' ? plain(whole) : whole;
}

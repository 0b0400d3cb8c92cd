import { wordsOf } from '../csv/text.ts';

/**
 * Words with the same meaning in English, Spanish and Portuguese, and their usual abbreviations. The first one
 * represents all of them.
 */
const sameWords: readonly (readonly string[])[] = [
  ['cycling', 'spinning', 'spin', 'bike', 'biking', 'ciclo', 'cycle', 'ciclismo', 'cycl'],
  ['boxing', 'boxeo', 'boxe', 'box'],
  ['functional', 'funcional', 'func'],
  ['training', 'entrenamiento', 'treinamento', 'treino', 'train', 'trng'],
  ['strength', 'fuerza', 'forca', 'fza'],
  ['dance', 'danza', 'danca', 'baile', 'dancing'],
  ['stretching', 'stretch', 'estiramiento', 'estiramientos', 'alongamento'],
  ['meditation', 'meditacion', 'meditacao'],
  [
    'beginner',
    'beginners',
    'principiante',
    'principiantes',
    'iniciante',
    'iniciantes',
    'beg',
    'basico',
    'basic',
  ],
  ['advanced', 'avanzado', 'avanzados', 'avancado', 'avancados', 'adv', 'avz'],
  ['intermediate', 'intermedio', 'intermedios', 'intermediario', 'int'],
  ['kids', 'kid', 'ninos', 'ninas', 'criancas', 'infantil', 'children'],
  ['prenatal', 'embarazadas', 'gestantes', 'pregnancy'],
  ['hot', 'caliente', 'quente'],
  ['flow', 'fluido'],
  ['vinyasa', 'vin', 'viny'],
  ['restorative', 'restaurativo', 'restaurativa', 'restaurador'],
  ['swimming', 'natacion', 'natacao', 'swim'],
  ['water', 'aqua', 'agua', 'acuatico', 'acuatica', 'hidro'],
  ['jump', 'jumping', 'salto'],
  ['core', 'abs', 'abdominales', 'abdominais'],
  ['glutes', 'gluteos', 'gap'],
  ['barre', 'barra'],
  ['suspension', 'suspensao', 'trx'],
  ['reformer', 'ref', 'reform'],
  ['conditioning', 'acondicionamiento', 'condicionamento', 'cond'],
  ['power', 'potencia', 'pwr'],
  ['body', 'cuerpo', 'corpo'],
  ['pole', 'tubo'],
  ['run', 'running', 'correr', 'corrida'],
  ['upper', 'superior'],
  ['lower', 'inferior'],
  ['express', 'exp'],
  ['morning', 'manana', 'manha'],
];

const standsFor = new Map(sameWords.flatMap(([first = '', ...rest]) => rest.map((word) => [word, first])));

/** Words that do not distinguish classes: articles, words for 'class', and names of marketplaces. */
const sayNothing = new Set(
  [
    'the a an of in at by and or with for to on el la los las un una de del en y o con por para al',
    'o os as um uma do da dos das em e com no na',
    'class classes clase clases aula aulas session sesion sessao group grupo grupal gym studio estudio',
    'wellhub gympass totalpass fitpass classpass kenko',
  ].flatMap((words) => words.split(' ')),
);

/** The duration and the start are compared separately. */
const timings = /\b\d{1,3}\s*(?:min(?:ut[eo]?s?)?\b|['’′])|\b\d{1,2}(?::|h)\d{2}\s*(?:[ap]\.?\s?m\.?)?/giu;

/**
 * The words by which a class's name is compared: in lower case, without accents, articles, durations and marketplaces,
 * and with translations replaced by one common form. If a name has no other words, all of its words.
 */
export function nameWords(name: string): string[] {
  const all = wordsOf(name.replaceAll(timings, ' '));
  const meaningful = all.filter((word) => !sayNothing.has(word));
  return (meaningful.length > 0 ? meaningful : all).map((word) => standsFor.get(word) ?? word);
}

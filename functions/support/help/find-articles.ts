import MiniSearch from 'minisearch';
import type { Article } from './article.ts';
import { articles } from './articles.ts';

/** Words that say nothing of what is asked, in the three languages. */
const idle = new Set(
  [
    'a an and any are as at be been but by can could did do does doing for from had has have having how i if in into is it its',
    'just like me my of on one or our please should so some that the their them then there these they this to us was we were what',
    'when where which who will with would you your yes no not want need know tell say says said get got make made way thing',
    'al algo como cual cuando de del el ella en es esta este esto la las lo los mi mis muy no o para pero por puedo que se si sin',
    'su sus tengo un una y ya quiero donde hacer hago',
    'ao aos com da das do dos e em esse essa eu isso la mas meu meus minha minhas na nas nao no nos o os ou para pelo pela pra que',
    'quero se sem seu sua um uma voce onde fazer faco posso tenho',
  ].flatMap((words) => words.split(' ')),
);

/** Without accents and capitals, as people type them. */
const folded = (term: string): string =>
  term
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

const prefixCharactersMin = 4;
const fuzzyCharactersMin = 5;
/** Of a term's characters so many may differ. */
const fuzziness = 0.2;

interface Indexed {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly messages: string;
  readonly text: string;
}

const indexedOf = ({ articleId, title, words, messages = [], text }: Article): Indexed => ({
  id: articleId,
  title: Object.values(title).join(' '),
  words,
  messages: messages.join(' '),
  text,
});

function indexed(): MiniSearch<Indexed> {
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'words', 'messages', 'text'] satisfies (keyof Indexed)[],
    processTerm: (term) => {
      const plain = folded(term);
      return idle.has(plain) ? null : plain;
    },
    searchOptions: {
      boost: { title: 3, words: 2, messages: 1.5, text: 0.5 },
      prefix: (term) => term.length >= prefixCharactersMin,
      fuzzy: (term) => (term.length >= fuzzyCharactersMin ? fuzziness : false),
    },
  });
  index.addAll(articles.map(indexedOf));
  return index;
}

let index: MiniSearch<Indexed> | undefined;
const byId = new Map(articles.map((article) => [article.articleId, article]));

/** A less likely article is an answer too while it scores at least this share of the likeliest. */
const runnerUpShare = 0.6;

/** The articles that answer a question in English, Spanish or Portuguese, the likeliest first; none where nothing fits. */
export function findArticles(question: string, articlesMax: number): Article[] {
  index ??= indexed();
  const found = index.search(question);
  // Who meets more of what is asked counts for more than who meets one word of it well.
  const metMost = Math.max(1, ...found.map(({ queryTerms }) => queryTerms.length));
  const scored = found
    .map(({ id, score, queryTerms }) => ({ id: String(id), score: (score * queryTerms.length) / metMost }))
    .toSorted((one, other) => other.score - one.score);
  const bar = (scored[0]?.score ?? 0) * runnerUpShare;
  return scored
    .filter(({ score }) => score >= bar)
    .slice(0, articlesMax)
    .flatMap(({ id }) => byId.get(id) ?? []);
}

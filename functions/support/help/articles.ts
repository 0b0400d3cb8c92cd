import { account } from './account.ts';
import type { Article } from './article.ts';
import { data } from './data.ts';
import { decisions } from './decisions.ts';
import { marketplaces } from './marketplaces.ts';

/** The help base: something for every screen of the app, and for the messages it shows. */
export const articles: readonly Article[] = [...account, ...data, ...marketplaces, ...decisions];

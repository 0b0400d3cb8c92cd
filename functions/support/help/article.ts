import type { Language, Said } from './language.ts';

/** The facts about the person's own studio that can be shown with an article. */
export type OwnState = 'subscription' | 'automation' | 'marketplaces';

export type { Language, Said };

/**
 * A page of the help base: its answer, and the page of the app that it leads to. `questions/` contains the ways in
 * which people ask for it.
 */
export interface Article {
  readonly articleId: string;
  /** The page of the app that the article is about. */
  readonly path: string;
  readonly title: Said;
  /** Messages of the app that the article explains, worded as on the screen. */
  readonly messages?: readonly string[];
  /** The answer. Text in “these marks” is a label as shown on the screen. */
  readonly text: Said;
  readonly about?: OwnState;
}

import type { Language, Said } from './language.ts';

/** The facts about the asker's own studio that can stand beside an article. */
export type OwnState = 'subscription' | 'automation' | 'marketplaces';

export type { Language, Said };

/**
 * A page of the help base: its answer, and where in the app it leads. `questions/` holds the ways in which people ask
 * for it.
 */
export interface Article {
  readonly articleId: string;
  /** The page of the app it is about. */
  readonly path: string;
  readonly title: Said;
  /** Messages of the app that it explains, as they are shown. */
  readonly messages?: readonly string[];
  /** The answer. What stands in “these marks” is a label, as the screen shows it. */
  readonly text: Said;
  readonly about?: OwnState;
}

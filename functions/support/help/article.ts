/** What can be said of the asker's own studio beside an article. */
export type OwnState = 'subscription' | 'automation' | 'marketplaces';

/** A page of the help base: what it answers, in which languages it is found, and where in the app it leads. */
export interface Article {
  readonly articleId: string;
  /** The page of the app it is about. */
  readonly path: string;
  readonly title: { readonly en: string; readonly es: string; readonly pt: string };
  /** Other words for the same, in English, Spanish and Portuguese. */
  readonly words: string;
  /** Messages of the app that it explains, as they are shown. */
  readonly messages?: readonly string[];
  readonly text: string;
  readonly about?: OwnState;
}

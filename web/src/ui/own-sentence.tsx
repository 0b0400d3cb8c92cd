import { useOwnSentence } from './use-own-sentence.ts';

interface Props {
  /** The sentence as the server wrote it. */
  sentence: string;
  /** Inserts the translated sentence into the surrounding text. */
  within?: (own: string) => string;
}

/** A sentence written by the server, in the reader's language. */
export function OwnSentence({ sentence, within = (own) => own }: Props) {
  const own = useOwnSentence(sentence);
  return own === null ? null : within(own);
}

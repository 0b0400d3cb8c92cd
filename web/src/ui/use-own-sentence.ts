import { useEffect, useState } from 'react';
import { language } from '#messages/language';
import { ownSentence } from '../api/problem-messages.ts';

interface Known {
  readonly sentence: string;
  readonly own: string;
}

/**
 * A sentence written by the server, in the reader's language. In languages other than English it is null until the
 * translation is loaded.
 */
export function useOwnSentence<Sentence extends string | null>(sentence: Sentence): Sentence | string | null {
  const [known, setKnown] = useState<Known | null>(null);
  const isEnglish = (language as string) === 'en';
  useEffect(() => {
    if (isEnglish || sentence === null) return undefined;
    let isShown = true;
    const translate = async (): Promise<void> => {
      const own = await ownSentence(sentence);
      if (isShown) setKnown({ sentence, own });
    };
    void translate();
    return () => {
      isShown = false;
    };
  }, [sentence, isEnglish]);
  if (isEnglish || sentence === null) return sentence;
  return known?.sentence === sentence ? known.own : null;
}

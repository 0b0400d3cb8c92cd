import type * as z from 'zod';

/** One question to a language model. */
export interface Question<T> {
  /** The task. */
  readonly instructions: string;
  /** The subject of the question. It may hold texts by strangers, and is sent apart from the instructions. */
  readonly data: unknown;
  /** The form of the answer, which has to be JSON. */
  readonly shape: z.ZodType<T>;
  /** The longest answer; a longer one counts as none. */
  readonly answerTokensMax: number;
}

/** A language model. Nothing depends on its answers being right or present. */
export interface Model {
  /** Returns undefined if there was no answer in that form within the time limit. Never throws. */
  ask<T>(question: Question<T>): Promise<T | undefined>;
}

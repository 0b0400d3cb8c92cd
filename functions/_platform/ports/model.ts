import type * as z from 'zod';

/** One question to a language model. */
export interface Question<T> {
  /** The task. */
  readonly instructions: string;
  /** The subject of the question. It may contain text by strangers and is sent separately from the instructions. */
  readonly data: unknown;
  /** The form of the answer, which must be JSON. */
  readonly shape: z.ZodType<T>;
  /** The longest accepted answer. A longer one counts as no answer. */
  readonly answerTokensMax: number;
}

/** A language model. The product works without its answers, and does not trust them. */
export interface Model {
  /** Returns undefined if there was no answer in the required form within the time limit. Never throws. */
  ask<T>(question: Question<T>): Promise<T | undefined>;
}

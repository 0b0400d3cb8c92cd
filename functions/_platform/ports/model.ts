import type * as z from 'zod';

/** One question to a language model. */
export interface Question<T> {
  /** The task. */
  readonly instructions: string;
  /** The subject of the question. It may hold texts by strangers, and is sent apart from the instructions. */
  readonly data: unknown;
  /** The form of the answer, which is JSON and nothing else. */
  readonly shape: z.ZodType<T>;
  /** An answer that would be longer is none. */
  readonly answerTokensMax: number;
}

/** A language model whose answers nobody has to rely on. */
export interface Model {
  /** Returns undefined if no answer of that form came within the time limit. Never throws. */
  ask<T>(question: Question<T>): Promise<T | undefined>;
}

import type * as z from 'zod';

/** One question to a language model. */
export interface Question<T> {
  /** What it is to do. */
  readonly instructions: string;
  /** What it is about; it may hold what others wrote, and is sent apart from the instructions. */
  readonly data: unknown;
  /** What the answer looks like: JSON and nothing else. */
  readonly shape: z.ZodType<T>;
  /** An answer that would be longer is none. */
  readonly answerTokensMax: number;
}

/** A language model whose answers nobody has to rely on. */
export interface Model {
  /** Undefined where no answer of that shape came within the time limit. Throws never. */
  ask<T>(question: Question<T>): Promise<T | undefined>;
}

import * as z from 'zod';
import type { Context } from './context.ts';
import { invalidParameter } from './errors.ts';

export type Operation = {
  /** Administrators' calls are signed with an access key; any browser may make public calls. */
  access: 'public' | 'administrator';
  run: (context: Context, input: unknown) => Promise<object>;
};

type Answer = object | Promise<object>;

function define<S extends z.ZodType>(
  access: Operation['access'],
  schema: S,
  answer: (context: Context, input: z.infer<S>) => Answer,
): Operation {
  return {
    access,
    async run(context, raw) {
      const input = schema.safeParse(raw);
      if (!input.success) {
        const [issue] = input.error.issues;
        throw invalidParameter(`Invalid value at '${issue?.path.join('.') ?? ''}': ${issue?.message ?? ''}`);
      }
      return answer(context, input.data);
    },
  };
}

export const publicOperation = <S extends z.ZodType>(
  schema: S,
  answer: (context: Context, input: z.infer<S>) => Answer,
) => define('public', schema, answer);

export const administratorOperation = <S extends z.ZodType>(
  schema: S,
  answer: (context: Context, input: z.infer<S>) => Answer,
) => define('administrator', schema, answer);

export const field = {
  clientMetadata: z.record(z.string(), z.string()).optional(),
  name: z.string().min(1).max(128),
  password: z.string().min(1).max(1024),
  token: z.string().min(1).max(8192),
  code: z.string().min(1).max(32),
};

import * as z from 'zod';
import { attributeOf } from './attributes.ts';
import { physicalId } from './names.ts';
import { createResolve } from './resolve.ts';
import type { Templates } from './template.ts';

/** A resource with resolved and parsed properties. */
export type Found<T> = {
  id: string;
  path: string;
  ref: string;
  /** Resolved on first use, so that resources which the twin does not use need not be resolvable. */
  readonly properties: T;
  attribute: (name: string) => string;
};

/** Every resource of a type, or of several equivalent types, in the order of the templates. */
export type ResourceLookup = <T extends z.ZodType>(
  types: string | readonly string[],
  schema: T,
) => Found<z.output<T>>[];

export function createResources({ stacks }: Templates): ResourceLookup {
  const resolve = createResolve(stacks);
  return (types, schema) =>
    [...stacks.values()].flatMap((stack) =>
      Object.entries(stack.template.Resources)
        .filter(([, { Type }]) => [types].flat().includes(Type))
        .map(([id, { Type, Properties, Metadata }]) => {
          const read = () => {
            const parsed = schema.safeParse(resolve(stack, Properties));
            if (parsed.success) return parsed.data;
            throw new Error(`${stack.name}/${id} (${Type}): ${z.prettifyError(parsed.error)}`);
          };
          let properties: { value: z.output<typeof schema> } | undefined;
          return {
            id,
            path: textOr(Metadata['aws:cdk:path'], `${stack.name}/${id}`),
            ref: physicalId(stack, id),
            get properties() {
              properties ??= { value: read() };
              return properties.value;
            },
            attribute: (name: string) => attributeOf(stack, id, name),
          };
        }),
    );
}

const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

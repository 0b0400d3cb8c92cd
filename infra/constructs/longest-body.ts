import * as z from 'zod';
import type { AnyOperation } from '#shared/contracts/operation.ts';

type Shape = z.core.JSONSchema.BaseSchema;

/** Bytes per character in UTF-8. JSON needs more only for control characters, which people rarely type. */
const bytesPerCharacterMax = 3;
const scalarBytesMax = 24;
/** For strings with a format but no maximum length, such as ids, timestamps and addresses. */
const formedBytesMax = 200;

const longest = (shapes: readonly Shape[]): number => Math.max(...shapes.map(bytesOf));
const textOf = (value: unknown): number => JSON.stringify(value).length;

function stringBytes({ maxLength, format, pattern }: Shape): number {
  if (maxLength !== undefined) return 2 + bytesPerCharacterMax * maxLength;
  return (format ?? pattern) ? formedBytesMax : Infinity;
}

function objectBytes({ properties = {}, additionalProperties, propertyNames }: Shape): number {
  const fields = Object.entries(properties).map(
    ([name, value]) => textOf(name) + 2 + bytesOf(value as Shape),
  );
  const named = fields.reduce((sum, bytes) => sum + bytes, 2);
  if (typeof additionalProperties !== 'object') return named;
  const names = (propertyNames as Shape | undefined)?.enum?.length ?? Infinity;
  return named + names * (formedBytesMax + bytesOf(additionalProperties));
}

function bytesOf(shape: Shape): number {
  if (shape.$ref !== undefined) return Infinity;
  const options = shape.anyOf ?? shape.oneOf;
  if (options) return longest(options);
  if (shape.const !== undefined) return textOf(shape.const);
  if (shape.enum) return Math.max(...shape.enum.map(textOf));
  if (shape.type === 'string') return stringBytes(shape);
  if (shape.type === 'object') return objectBytes(shape);
  if (shape.type === 'array')
    return 2 + (shape.maxItems ?? Infinity) * (1 + bytesOf((shape.items ?? {}) as Shape));
  return shape.type === undefined ? Infinity : scalarBytesMax;
}

/** The size of the longest body that an operation's contract allows, in bytes; infinite where the contract has no limit. */
export const longestBodyBytes = ({ body }: AnyOperation): number =>
  bytesOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }));

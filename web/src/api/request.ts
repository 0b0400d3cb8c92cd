import type { AnyOperation } from '#shared/contracts/operation.ts';

/** The HTTP request for one call. */
export interface WireRequest {
  method: string;
  url: string;
  body: string | null;
}

type Input = Readonly<Record<string, unknown>>;

const fieldsOf = (schema: { shape: object }): string[] => Object.keys(schema.shape);

function fillPath(path: string, input: Input): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = input[name];
    if (typeof value !== 'string' || value === '') throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function queryOf(fields: readonly string[], input: Input): string {
  const given = fields.flatMap((name) => (input[name] === undefined ? [] : [[name, textOf(input[name])]]));
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
}

function bodyOf(fields: readonly string[], input: Input): string | null {
  if (fields.length === 0) return null;
  return JSON.stringify(Object.fromEntries(fields.map((name) => [name, input[name]])));
}

/**
 * Splits a flat input into path, query and body by the operation's schemas. Throws on an unknown field, which is always
 * a programming error.
 */
export function toWire(operation: AnyOperation, input: Input): WireRequest {
  const params = fieldsOf(operation.params);
  const query = fieldsOf(operation.query);
  const body = fieldsOf(operation.body);
  const stray = Object.keys(input).find((name) => ![...params, ...query, ...body].includes(name));
  if (stray) throw new Error(`${operation.id} takes no ${stray}`);
  return {
    method: operation.method,
    url: fillPath(operation.path, input) + queryOf(query, input),
    body: bodyOf(body, input),
  };
}

import * as z from 'zod';

interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly minimum?: number;
}

const sampleOfShape = (shape: Shape): unknown => {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const [choice] = shape.anyOf ?? shape.oneOf ?? [];
  if (choice) return sampleOfShape(choice);
  const { required = [], properties = {} } = shape;
  if (shape.type === 'object')
    return Object.fromEntries(required.map((name) => [name, sampleOfShape(properties[name] ?? {})]));
  if (shape.type === 'array')
    return Array.from({ length: shape.minItems ?? 0 }, () => sampleOfShape(shape.items ?? {}));
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(shape.minimum ?? 1, 1);
  if (shape.type === 'boolean') return false;
  return 'a'.repeat(Math.max(shape.minLength ?? 1, 1));
};

/** A value with the fields that the schema requires. Text formats are not considered. */
export const sampleOf = (schema: z.ZodType): unknown =>
  sampleOfShape(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);

import { ClassDemandEntity } from './classes/class-demand.ts';
import { ClassEntity, monthOf } from './classes/class.ts';
import { writerOf, type Write } from './table/writer.ts';

// Imports and clearings store the figures of tens of thousands of classes, so these writes are built here. The library
// would repeat attributes that never change, and would take longer to build a write than to send it.

/** The part of an attribute's description that says under which name it is stored. */
interface Attribute {
  readonly field?: string;
  /** The attributes of a map. */
  readonly properties?: Attributes;
  /** Each item of a list. */
  readonly items?: Attribute;
}

type Attributes = Readonly<Partial<Record<string, Attribute>>>;

const attributesOf = (writer: object): Attributes =>
  (writer as { readonly schema: { readonly attributes: Attributes } }).schema.attributes;

type Values = readonly (readonly [name: string, value: unknown])[];

/** A value with the names under which its parts are stored. */
function storedValue({ properties, items }: Attribute, value: unknown): unknown {
  if (items && Array.isArray(value)) return value.map((item) => storedValue(items, item));
  const isMap = properties !== undefined && typeof value === 'object' && value !== null;
  return isMap ? Object.fromEntries(storedAs(properties, value)) : value;
}

/** Values under the names under which they are stored. */
const storedAs = (attributes: Attributes, values: object): Values =>
  Object.entries(values).map(([name, value]: [string, unknown]) => {
    const attribute = attributes[name] ?? {};
    return [attribute.field ?? name, storedValue(attribute, value)] as const;
  });

interface Condition {
  readonly expression: string;
  readonly values?: Values;
}

/** Sets attributes of an item if a condition holds. Attributes without a value are removed. */
function settingWrite(
  pk: string,
  sk: string,
  values: Values,
  { expression, values: compared = [] }: Condition,
): Write {
  const set = values.filter(([, value]) => value !== undefined);
  const removed = values.filter(([, value]) => value === undefined);
  const Update = {
    Key: { pk, sk },
    UpdateExpression: [
      `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}`,
      ...(removed.length > 0 ? [`REMOVE ${removed.map(([name]) => `#${name}`).join(', ')}`] : []),
    ].join(' '),
    ConditionExpression: expression,
    ExpressionAttributeNames: Object.fromEntries(values.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(
      [...set, ...compared].map(([name, value]) => [`:${name}`, value]),
    ),
  };
  // The library marks its own writes with a symbol, which is not needed to send them.
  return { Update } as unknown as Write;
}

const pkOf = (studioId: string, kind: string, classId: string): string =>
  `S#${studioId}#${kind}#${monthOf(classId)}`;

/**
 * Sets the figures of a class if it still has the version that was read.
 *
 * @param counts the figures; those that are undefined are removed
 */
export function countsWrite(studioId: string, classId: string, version: number, counts: object): Write {
  const attributes = attributesOf(writerOf(ClassEntity));
  const values = storedAs(attributes, { ...counts, version: version + 1 });
  return settingWrite(pkOf(studioId, 'CLASS', classId), classId, values, {
    expression: `#${attributes['version']?.field ?? 'version'} = :read`,
    values: [['read', version]],
  });
}

/** Sets the events behind the figures of a class. */
export const eventsWrite = (studioId: string, classId: string, events: readonly object[]): Write =>
  settingWrite(
    pkOf(studioId, 'DEMAND', classId),
    classId,
    storedAs(attributesOf(writerOf(ClassDemandEntity)), { events }),
    { expression: 'attribute_exists(sk)' },
  );

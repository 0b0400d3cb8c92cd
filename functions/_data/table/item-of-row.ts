type Row = Readonly<Record<string, unknown>>;

/** The part of an attribute's description that says how it is stored. */
interface Attribute {
  readonly type: unknown;
  readonly field?: string;
  readonly get?: (stored: never) => unknown;
  readonly properties?: Attributes;
  readonly items?: Attribute | string;
}

export type Attributes = Readonly<Record<string, Attribute>>;

type Change = (stored: unknown) => unknown;

const isRow = (stored: unknown): stored is Row =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored);

/** How a value differs from what is stored. Undefined if it is stored as it is. */
function changeOf({ get, properties, items }: Attribute): Change | undefined {
  if (get) return get as Change;
  if (properties) {
    const isRenamed = Object.entries(properties).some(
      ([name, one]) => (one.field ?? name) !== name || changeOf(one),
    );
    const read = isRenamed ? readerOf(properties) : undefined;
    return read && ((stored) => (isRow(stored) ? read(stored) : stored));
  }
  const change = typeof items === 'object' ? changeOf(items) : undefined;
  return change && ((stored) => (Array.isArray(stored) ? stored.map(change) : stored));
}

/** As in the library, a set becomes a list. */
const plain: Change = (stored) => (stored instanceof Set ? [...(stored as Set<unknown>)] : stored);

/**
 * Describes how a stored row becomes an item, whose attributes have their own names again. The library returns the
 * same, but takes ten times as long.
 */
export function readerOf(attributes: Attributes): (row: Row) => Row {
  const all = Object.entries(attributes).map(([name, one]) => ({
    name,
    field: one.field ?? name,
    change: changeOf(one) ?? plain,
  }));
  return (row) => {
    const item: Record<string, unknown> = {};
    for (const { name, field, change } of all) if (row[field] !== undefined) item[name] = change(row[field]);
    return item;
  };
}

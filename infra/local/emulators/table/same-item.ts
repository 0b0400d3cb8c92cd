import type { AttributeValue, Item } from './dynalite.ts';

/** Compares items as DynamoDB does: the order of attributes and of set members does not matter. */
export function sameItem(a: Item | undefined, b: Item | undefined): boolean {
  if (!a || !b) return a === b;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => sameValue(a[name], b[name]));
}

function sameValue(a: AttributeValue | undefined, b: AttributeValue | undefined): boolean {
  if (!a || !b) return a === b;
  const type = Object.keys(a)[0] ?? '';
  if (!(type in b)) return false;
  if (type === 'M') return sameItem(a[type] as Item, b[type] as Item);
  if (type === 'L') return sameList(a[type] as AttributeValue[], b[type] as AttributeValue[]);
  if (type.length === 2) return sameSet(a[type] as string[], b[type] as string[]);
  return a[type] === b[type];
}

function sameList(a: AttributeValue[], b: AttributeValue[]): boolean {
  return a.length === b.length && a.every((value, i) => sameValue(value, b[i]));
}

function sameSet(a: string[], b: string[]): boolean {
  const members = new Set(a);
  return a.length === b.length && b.every((value) => members.has(value));
}

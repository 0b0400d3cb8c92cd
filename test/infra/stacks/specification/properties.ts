import type { Property, PropertyType, SpecDatabase } from '@aws-cdk/service-spec-types';
import { givesOf, intrinsicOf } from './intrinsics.ts';
import { type Fault, isRecord } from './template.ts';

type Properties = Readonly<Record<string, Property>>;

/** The rules for plain values. A rule returns a sentence that says what is wrong. */
const scalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  'date-time': (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  json: (value) => isRecord(value) || Array.isArray(value) || typeof value === 'string',
};

const isNoValue = (value: unknown): boolean => isRecord(value) && value['Ref'] === 'AWS::NoValue';

/** Checks the properties of one object: the present ones and the required ones. */
export function faultsOfProperties(
  db: SpecDatabase,
  specified: Properties,
  given: unknown,
  where: string,
): Fault[] {
  if (!isRecord(given)) return [`${where}: has to be an object`];
  const present = Object.entries(given).filter(([, value]) => !isNoValue(value));
  const missing = Object.entries(specified)
    .filter(([name, { required = false }]) => required && !present.some(([key]) => key === name))
    .map(([name]) => `${where}: lacks ${name}`);
  const wrong = present.flatMap(([name, value]) => {
    const property = Object.hasOwn(specified, name) ? specified[name] : undefined;
    if (!property) return [`${where}: there is no property ${name}`];
    return faultsOfAny(db, [property.type, ...(property.previousTypes ?? [])], value, `${where}.${name}`);
  });
  return [...missing, ...wrong];
}

/** The value must match one of the types. If none matches, the errors of the closest type are reported. */
function faultsOfAny(
  db: SpecDatabase,
  types: readonly PropertyType[],
  value: unknown,
  where: string,
): Fault[] {
  const faults = types.map((type) => faultsOfType(db, type, value, where));
  return faults.reduce((fewest, one) => (one.length < fewest.length ? one : fewest));
}

function faultsOfType(db: SpecDatabase, type: PropertyType, value: unknown, where: string): Fault[] {
  const intrinsic = intrinsicOf(value);
  if (intrinsic) return faultsOfKind(db, type, intrinsic, where);
  if (type.type === 'union') return faultsOfAny(db, type.types, value, where);
  if (type.type === 'ref')
    return faultsOfProperties(db, db.get('typeDefinition', type.reference).properties, value, where);
  if (type.type === 'tag') return isTag(value) ? [] : [`${where}: has to be a tag`];
  if (type.type === 'array')
    return Array.isArray(value)
      ? value.flatMap((item, at) => faultsOfType(db, type.element, item, `${where}[${at}]`))
      : [`${where}: has to be a list`];
  if (type.type === 'map')
    return isRecord(value)
      ? Object.entries(value).flatMap(([key, item]) =>
          faultsOfType(db, type.element, item, `${where}.${key}`),
        )
      : [`${where}: has to be an object`];
  return faultsOfScalar(type, value, where);
}

const isTag = (value: unknown): boolean =>
  isRecord(value) && 'Key' in value && Object.keys(value).every((key) => ['Key', 'Value'].includes(key));

function faultsOfScalar(
  type: Exclude<PropertyType, { type: 'union' | 'array' | 'map' | 'ref' | 'tag' }>,
  value: unknown,
  where: string,
): Fault[] {
  if (scalars[type.type]?.(value) !== true) return [`${where}: has to be of the type ${type.type}`];
  const allowed: readonly unknown[] | undefined =
    type.type === 'string' || type.type === 'integer' ? type.allowedValues : undefined;
  return allowed === undefined || allowed.includes(value)
    ? []
    : [`${where}: ${String(value)} is none of ${allowed.join(', ')}`];
}

/** Whether the result of an intrinsic function has the type, as far as this can be known before a deployment. */
function faultsOfKind(
  db: SpecDatabase,
  type: PropertyType,
  [name, argument]: readonly [string, unknown],
  where: string,
): Fault[] {
  if (name === 'Fn::If' && Array.isArray(argument))
    return argument.slice(1).flatMap((branch: unknown) => faultsOfAny(db, [type], branch, where));
  const gives = givesOf(name);
  const types = type.type === 'union' ? type.types : [type];
  const fits = types.some((one) => {
    if (gives === 'either') return one.type !== 'ref' && one.type !== 'tag';
    if (gives === 'list') return one.type === 'array' || one.type === 'json';
    return one.type in scalars;
  });
  return fits ? [] : [`${where}: ${name} gives no ${types.map((one) => one.type).join(' or ')}`];
}

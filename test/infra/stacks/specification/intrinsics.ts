import { type Fault, isRecord, type Place, type Surroundings } from './template.ts';

/** The result of a function: one value, a list, or the result of its branches. */
type Gives = 'value' | 'list' | 'either';

interface Intrinsic {
  readonly gives: Gives;
  readonly places: readonly Place[];
  readonly check: (argument: unknown, where: string, place: Place, around: Surroundings) => Fault[];
}

const pseudoParameters = [
  'AccountId',
  'NoValue',
  'NotificationARNs',
  'Partition',
  'Region',
  'StackId',
  'StackName',
  'URLSuffix',
].map((name) => `AWS::${name}`);

/** The only intrinsic function of a value; undefined for a literal value. */
export function intrinsicOf(value: unknown): readonly [name: string, argument: unknown] | undefined {
  if (!isRecord(value)) return undefined;
  return Object.entries(value).find(
    ([key]) =>
      key === 'Ref' ||
      key.startsWith('Fn::') ||
      (key === 'Condition' && Object.keys(value).length === 1 && typeof value[key] === 'string'),
  );
}

export const givesOf = (name: string): Gives => intrinsics[name]?.gives ?? 'either';

/** Every fault in a value's intrinsic functions, at any depth. */
export function faultsOfIntrinsics(
  value: unknown,
  where: string,
  place: Place,
  around: Surroundings,
): Fault[] {
  if (Array.isArray(value))
    return value.flatMap((item, at) => faultsOfIntrinsics(item, `${where}[${at}]`, place, around));
  if (!isRecord(value)) return [];
  const found = intrinsicOf(value);
  if (!found || (found[0] === 'Condition' && place !== 'Conditions'))
    return Object.entries(value).flatMap(([key, inner]) =>
      faultsOfIntrinsics(inner, `${where}.${key}`, place, around),
    );
  const [name, argument] = found;
  const intrinsic = intrinsics[name];
  if (!intrinsic) return [`${where}: there is no ${name}`];
  if (Object.keys(value).length > 1) return [`${where}: ${name} stands beside other keys`];
  if (!intrinsic.places.includes(place)) return [`${where}: ${name} is not allowed in ${place}`];
  return intrinsic.check(argument, `${where}.${name}`, place, around);
}

const named = (name: string, where: string, place: Place, { own }: Surroundings): Fault[] => {
  if (pseudoParameters.includes(name) || name in (own.Parameters ?? {})) return [];
  if (!(name in (own.Resources ?? {}))) return [`${where}: nothing here is called ${name}`];
  const resourcesBelong = place === 'Properties' || place === 'Outputs';
  return resourcesBelong ? [] : [`${where}: the resource ${name} cannot be named in ${place}`];
};

const attribute = (id: string, name: string, where: string, { own, attributesOf }: Surroundings): Fault[] => {
  const type = own.Resources?.[id]?.Type;
  if (type === undefined) return [`${where}: no resource is called ${id}`];
  if (type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource') return [];
  return attributesOf(type)?.includes(name) === true ? [] : [`${where}: ${type} has no attribute ${name}`];
};

const checkGetAtt: Intrinsic['check'] = (argument, where, _, around) => {
  const parts: unknown[] = typeof argument === 'string' ? argument.split(/\.(.*)/s, 2) : [argument].flat();
  const [id, name] = parts;
  if (typeof id !== 'string' || typeof name !== 'string' || parts.length !== 2)
    return [`${where}: takes a resource and the name of an attribute`];
  return attribute(id, name, where, around);
};

const checkSub: Intrinsic['check'] = (argument, where, place, around) => {
  const [text, given = {}] = [argument].flat() as [unknown, unknown?];
  if (typeof text !== 'string' || !isRecord(given)) return [`${where}: takes a text`];
  const names = [...text.matchAll(/\$\{([^!}][^}]*)\}/g)].map(([, name = '']) => name.trim());
  return [
    ...names
      .filter((name) => !(name in given))
      .flatMap((name) => {
        const [id = '', property] = name.split(/\.(.*)/s, 2);
        return property === undefined
          ? named(name, where, place, around)
          : attribute(id, property, where, around);
      }),
    ...faultsOfIntrinsics(given, where, place, around),
  ];
};

const isList = (value: unknown): boolean =>
  Array.isArray(value) || givesOf(intrinsicOf(value)?.[0] ?? 'Fn::Join') !== 'value';
const isOne = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  givesOf(intrinsicOf(value)?.[0] ?? 'Fn::GetAZs') !== 'list';

/** Takes two arguments, each of its own kind. */
const pair =
  (first: (value: unknown) => boolean, second: (value: unknown) => boolean): Intrinsic['check'] =>
  (argument, where, place, around) =>
    Array.isArray(argument) && argument.length === 2 && first(argument[0]) && second(argument[1])
      ? faultsOfIntrinsics(argument, where, place, around)
      : [`${where}: has other arguments than it takes`];

const isText = (value: unknown): boolean => typeof value === 'string';

const checkImport: Intrinsic['check'] = (argument, where, _, { all }) => {
  const exported = all.flatMap(({ template: { Outputs = {} } }) =>
    Object.values(Outputs).map(({ Export }) => Export?.Name),
  );
  return exported.includes(argument) ? [] : [`${where}: no stack exports ${String(argument)}`];
};

const checkStackOutput: Intrinsic['check'] = (argument, where, _, { all, own }) => {
  const { StackName, OutputName, Region, ...others } = isRecord(argument) ? argument : {};
  if (Object.keys(others).length > 0 || (Region !== undefined && typeof Region !== 'string'))
    return [`${where}: takes StackName, OutputName and Region`];
  const from = all.find(({ stackName }) => stackName === StackName)?.template;
  if (from === own) return [`${where}: a stack does not read its own outputs`];
  return from?.Outputs && String(OutputName) in from.Outputs
    ? []
    : [`${where}: no stack ${String(StackName)} has an output ${String(OutputName)}`];
};

const within: Intrinsic['check'] = (argument, where, place, around) =>
  faultsOfIntrinsics(argument, where, place, around);

const checkIf: Intrinsic['check'] = (argument, where, place, around) => {
  if (!Array.isArray(argument) || argument.length !== 3)
    return [`${where}: takes a condition and two values`];
  const [condition, ...branches] = argument as unknown[];
  if (typeof condition !== 'string' || !(condition in (around.own.Conditions ?? {})))
    return [`${where}: there is no condition ${String(condition)}`];
  return faultsOfIntrinsics(branches, where, place, around);
};

const checkFindInMap: Intrinsic['check'] = (argument, where, place, around) => {
  const map: unknown = Array.isArray(argument) ? argument[0] : argument;
  return typeof map === 'string' && !Object.hasOwn(around.own.Mappings ?? {}, map)
    ? [`${where}: there is no mapping ${map}`]
    : faultsOfIntrinsics(argument, where, place, around);
};

const values: readonly Place[] = ['Properties', 'Outputs'];
const everywhere: readonly Place[] = [...values, 'Exports', 'Conditions'];
const logic: Intrinsic = { gives: 'value', places: ['Conditions'], check: within };

/** CloudFormation's intrinsic functions, and where they are allowed. Parameters and resource attributes allow none. */
const intrinsics: Readonly<Record<string, Intrinsic>> = {
  Ref: { gives: 'either', places: everywhere, check: (name, ...rest) => named(String(name), ...rest) },
  'Fn::GetAtt': { gives: 'either', places: values, check: checkGetAtt },
  'Fn::Sub': { gives: 'value', places: everywhere, check: checkSub },
  'Fn::Join': { gives: 'value', places: everywhere, check: pair(isText, isList) },
  'Fn::Split': { gives: 'list', places: everywhere, check: pair(isText, isOne) },
  'Fn::Select': { gives: 'value', places: everywhere, check: pair(isOne, isList) },
  'Fn::FindInMap': { gives: 'either', places: everywhere, check: checkFindInMap },
  'Fn::If': { gives: 'either', places: values, check: checkIf },
  'Fn::ImportValue': { gives: 'value', places: values, check: checkImport },
  // A stack cannot publish a value that it imported from another stack.
  'Fn::GetStackOutput': { gives: 'value', places: ['Properties'], check: checkStackOutput },
  'Fn::Base64': { gives: 'value', places: values, check: within },
  'Fn::GetAZs': { gives: 'list', places: values, check: within },
  'Fn::Cidr': { gives: 'list', places: values, check: within },
  'Fn::And': logic,
  'Fn::Or': logic,
  'Fn::Not': logic,
  'Fn::Equals': logic,
  Condition: logic,
};

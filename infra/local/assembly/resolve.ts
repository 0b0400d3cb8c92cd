import { attributeOf } from './attributes.ts';
import { physicalId, place } from './names.ts';
import type { Stack, Templates } from './template.ts';

export type Resolve = (stack: Stack, value: unknown) => unknown;
type Intrinsic = (stack: Stack, argument: unknown, context: Context) => unknown;
type Context = { stacks: Templates['stacks']; resolve: Resolve };

const pseudo: Record<string, string | undefined> = {
  'AWS::AccountId': place.account,
  'AWS::Region': place.region,
  'AWS::Partition': place.partition,
  'AWS::URLSuffix': 'amazonaws.com',
  'AWS::NoValue': undefined,
};

/** Creates the function that resolves CloudFormation's intrinsic functions. */
export function createResolve(stacks: Templates['stacks']): Resolve {
  const resolve: Resolve = (stack, value) => {
    if (Array.isArray(value))
      return value.map((item) => resolve(stack, item)).filter((item) => item !== undefined);
    if (value === null || typeof value !== 'object') return value;
    const [[key, argument] = ['', undefined], ...more] = Object.entries(value);
    const intrinsic = more.length === 0 ? intrinsics[key] : undefined;
    if (intrinsic) return intrinsic(stack, argument, { stacks, resolve });
    if (key.startsWith('Fn::')) throw new Error(`${stack.name}: the twin does not support ${key}`);
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolve(stack, inner)]));
  };
  return resolve;
}

const textOf = (stack: Stack, value: unknown, { resolve }: Context): string => {
  const text = resolve(stack, value);
  if (typeof text === 'string' || typeof text === 'number') return String(text);
  throw new Error(`${stack.name}: ${JSON.stringify(value)} is not a string`);
};
const listOf = (stack: Stack, value: unknown, { resolve }: Context): unknown[] => {
  const list = resolve(stack, value);
  if (Array.isArray(list)) return list;
  throw new Error(`${stack.name}: ${JSON.stringify(value)} is not a list`);
};

const reference: Intrinsic = (stack, argument, { resolve }) => {
  const name = String(argument);
  if (name === 'AWS::StackName') return stack.name;
  if (name in pseudo) return pseudo[name];
  const given = stack.parameters[name];
  if (given) return resolve(given.from, given.value);
  if (name in stack.template.Parameters) return stack.template.Parameters[name]?.Default ?? '';
  if (!(name in stack.template.Resources)) throw new Error(`${stack.name} has no ${name}`);
  return physicalId(stack, name);
};

const attribute: Intrinsic = (stack, argument, context) => {
  const [id = '', name = ''] = Array.isArray(argument) ? argument.map(String) : splitOnce(String(argument));
  const isNested = stack.template.Resources[id]?.Type === 'AWS::CloudFormation::Stack';
  if (isNested && name.startsWith('Outputs.'))
    return outputOf(`${stack.name}/${id}`, name.slice('Outputs.'.length), context);
  return attributeOf(stack, id, name);
};

const splitOnce = (text: string): [string, string] => {
  const dot = text.indexOf('.');
  return [text.slice(0, dot), text.slice(dot + 1)];
};

function outputOf(stackName: string, outputName: string, { stacks, resolve }: Context): unknown {
  const from = stacks.get(stackName);
  const found = from?.template.Outputs[outputName];
  if (!from || !found) throw new Error(`No stack ${stackName} has an output ${outputName}`);
  return resolve(from, found.Value);
}

const substitute: Intrinsic = (stack, argument, context) => {
  const [text, variables] = (Array.isArray(argument) ? argument : [argument, {}]) as [
    string,
    Record<string, unknown>,
  ];
  return text.replace(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
    if (literal) return `\${${name}}`;
    if (name in variables) return textOf(stack, variables[name], context);
    const source = name.includes('.') ? { 'Fn::GetAtt': splitOnce(name) } : { Ref: name };
    return textOf(stack, source, context);
  });
};

const imported: Intrinsic = (stack, argument, context) => {
  const name = textOf(stack, argument, context);
  for (const from of context.stacks.values())
    for (const { Value, Export } of Object.values(from.template.Outputs))
      if (Export && context.resolve(from, Export.Name) === name) return context.resolve(from, Value);
  throw new Error(`${stack.name}: no stack exports ${name}`);
};

const intrinsics: Record<string, Intrinsic> = {
  Ref: reference,
  'Fn::GetAtt': attribute,
  'Fn::Sub': substitute,
  'Fn::ImportValue': imported,
  'Fn::Join': (stack, argument, context) => {
    const [separator, parts] = argument as [string, unknown];
    return listOf(stack, parts, context).join(separator);
  },
  'Fn::Split': (stack, argument, context) => {
    const [separator, text] = argument as [string, unknown];
    return textOf(stack, text, context).split(separator);
  },
  'Fn::Select': (stack, argument, context) => {
    const [index, list] = argument as [unknown, unknown];
    const items = listOf(stack, list, context);
    const item = items[Number(textOf(stack, index, context))];
    if (item === undefined)
      throw new Error(`${stack.name}: nothing to select in ${JSON.stringify(argument)}`);
    return item;
  },
  'Fn::GetStackOutput': (stack, argument, context) => {
    const { StackName, OutputName } = argument as { StackName: unknown; OutputName: unknown };
    return outputOf(textOf(stack, StackName, context), textOf(stack, OutputName, context), context);
  },
};

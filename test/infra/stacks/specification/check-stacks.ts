import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';
import { faultsOfIntrinsics } from './intrinsics.ts';
import { faultsOfProperties } from './properties.ts';
import {
  type CheckedStack,
  type Fault,
  type Place,
  type Surroundings,
  type Template,
  type TemplateOutput,
  type TemplateResource,
} from './template.ts';

const sections = [
  'AWSTemplateFormatVersion',
  'Conditions',
  'Description',
  'Mappings',
  'Metadata',
  'Outputs',
  'Parameters',
  'Resources',
  'Rules',
  'Transform',
];
const attributes = [
  'Condition',
  'CreationPolicy',
  'DeletionPolicy',
  'DependsOn',
  'Metadata',
  'Properties',
  'Type',
  'UpdatePolicy',
  'UpdateReplacePolicy',
];
const deletionPolicies = ['Delete', 'Retain', 'RetainExceptOnCreate', 'Snapshot'];
const outputKeys = ['Condition', 'Description', 'Export', 'Value'];
const resourcesMax = 500;
const outputsMax = 200;
const templateBytesMax = 1_000_000;

const db = loadAwsServiceSpecSync();
const specified = (type: string) => db.lookup('resource', 'cloudFormationType', 'equals', type)[0];

const unknownKeys = (where: string, checked: object, known: readonly string[]): Fault[] =>
  Object.keys(checked)
    .filter((key) => !known.includes(key))
    .map((key) => `${where}: there is no ${key}`);

function faultsOfResource(where: string, resource: TemplateResource, around: Surroundings): Fault[] {
  const { Type: type, Properties = {}, DependsOn = [], DeletionPolicy, UpdateReplacePolicy } = resource;
  const policies = [DeletionPolicy, UpdateReplacePolicy].flatMap((one) =>
    one === undefined ? [] : [typeof one === 'string' ? one : JSON.stringify(one)],
  );
  const known = specified(type);
  const ofType = (): Fault[] => {
    if (known) return faultsOfProperties(db, known.properties, Properties, where);
    return type.startsWith('Custom::') ? [] : [`${where}: there is no type ${type}`];
  };
  return [
    ...unknownKeys(where, resource, attributes),
    ...policies
      .filter((one) => !deletionPolicies.includes(one))
      .map((one) => `${where}: ${one} is no deletion policy`),
    ...[DependsOn]
      .flat()
      .filter((id) => !(id in (around.own.Resources ?? {})))
      .map((id) => `${where}: depends on ${id}, which is not there`),
    ...ofType(),
    ...faultsOfIntrinsics(Properties, where, 'Properties', around),
  ];
}

function faultsOfOutput(where: string, output: TemplateOutput, around: Surroundings): Fault[] {
  const { Value, Description, Export } = output;
  const isText =
    typeof Value === 'string' || (typeof Value === 'object' && Value !== null && !Array.isArray(Value));
  return [
    ...unknownKeys(where, output, outputKeys),
    ...(isText ? [] : [`${where}: its value is no text`]),
    ...(Description === undefined || typeof Description === 'string'
      ? []
      : [`${where}: its description is not a text as it stands`]),
    ...faultsOfIntrinsics(Value, where, 'Outputs', around),
    ...faultsOfIntrinsics(Export?.Name, where, 'Exports', around),
  ];
}

const faultsOfSection = (
  name: 'Conditions' | 'Parameters',
  template: Template,
  around: Surroundings,
): Fault[] => faultsOfIntrinsics(template[name], name, name satisfies Place, around);

function faultsOfLimits({ Resources = {}, Outputs = {}, ...rest }: Template): Fault[] {
  const ids = [...Object.keys(Resources), ...Object.keys(Outputs)].filter(
    (id) => !/^[A-Za-z0-9]{1,255}$/.test(id),
  );
  const counted: readonly (readonly [number, number, string])[] = [
    [Object.keys(Resources).length, resourcesMax, 'resources'],
    [Object.keys(Outputs).length, outputsMax, 'outputs'],
    [JSON.stringify({ Resources, Outputs, ...rest }).length, templateBytesMax, 'bytes'],
  ];
  return [
    ...ids.map((id) => `${id}: a logical id has letters and digits alone`),
    ...counted.filter(([is, max]) => is > max).map(([is, max, what]) => `${is} ${what}, of ${max} at most`),
  ];
}

/**
 * The faults for which CloudFormation would refuse these stacks, each with its stack and its position in the template.
 */
export function faultsOfStacks(all: readonly CheckedStack[]): Fault[] {
  const exported = all.flatMap(({ template: { Outputs = {} } }) =>
    Object.values(Outputs).flatMap(({ Export }) => (Export ? [String(Export.Name)] : [])),
  );
  const twice = exported.filter((name, at) => exported.indexOf(name) !== at);
  return [
    ...twice.map((name) => `${name} is exported twice`),
    ...all.flatMap(({ stackName, template }) =>
      faultsOfTemplate(template, all).map((fault) => `${stackName}: ${fault}`),
    ),
  ];
}

function faultsOfTemplate(own: Template, all: readonly CheckedStack[]): Fault[] {
  const around: Surroundings = {
    own,
    all,
    attributesOf: (type) => {
      const known = specified(type);
      return known && Object.keys(known.attributes);
    },
  };
  return [
    ...unknownKeys('template', own, sections),
    ...faultsOfLimits(own),
    ...faultsOfSection('Parameters', own, around),
    ...faultsOfSection('Conditions', own, around),
    ...Object.entries(own.Resources ?? {}).flatMap(([id, one]) => faultsOfResource(id, one, around)),
    ...Object.entries(own.Outputs ?? {}).flatMap(([id, one]) => faultsOfOutput(`Outputs.${id}`, one, around)),
  ];
}

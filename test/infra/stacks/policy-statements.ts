import { actionsOf, type Statement, type synthesize, targetsOf } from './synthesized.ts';

/** A statement of any policy of the stacks, with the construct that it belongs to. */
export interface Placed {
  readonly path: string;
  readonly type: string;
  readonly statement: Statement;
}

const isStatement = (value: object): value is Statement =>
  'Effect' in value && ('Action' in value || 'NotAction' in value);

const statementsIn = (value: unknown): Statement[] => {
  if (typeof value !== 'object' || value === null) return [];
  return isStatement(value) ? [value] : Object.values(value).flatMap(statementsIn);
};

/** Every statement of every policy, attached to anything. */
export const statementsOfAll = ({
  paths,
  resources,
}: Pick<ReturnType<typeof synthesize>, 'paths' | 'resources'>): Placed[] => {
  return resources.flatMap(({ stack, id, type, properties }) =>
    statementsIn(properties).map((statement) => ({
      path: paths[`${stack}/${id}`] ?? `${stack}/${id}`,
      type,
      statement,
    })),
  );
};

/** A template's value as text, in the format of the findings of the AWS Solutions rules. */
const flat = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const [[name, given] = []] = Object.entries(value as Record<string, unknown>);
  if (name === 'Ref') return `<${String(given)}>`;
  if (name === 'Fn::GetAtt') return `<${[given].flat().join('.')}>`;
  if (name === 'Fn::Sub') return String(given).replaceAll(/\$\{([^}]+)\}/g, '<$1>');
  if (name === 'Fn::Join') return (given as [string, unknown[]])[1].map(flat).join('');
  return JSON.stringify(value);
};

/** Every wildcard of a statement, as `Action::…` or `Resource::…`. */
export const wildcardsOf = (statement: Statement): string[] => {
  const { NotAction, NotResource } = statement as { NotAction?: unknown; NotResource?: unknown };
  const actions = [...actionsOf(statement), ...(NotAction === undefined ? [] : ['* but NotAction'])];
  const targets = [...targetsOf(statement), ...(NotResource === undefined ? [] : ['* but NotResource'])];
  return [
    ...actions.map((action) => `Action::${action}`),
    // A statement in a role's trust policy has no resource.
    ...targets.filter((target) => target !== undefined).map((target) => `Resource::${flat(target)}`),
  ].filter((one) => one.includes('*'));
};

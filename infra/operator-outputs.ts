/** The kinds of set-aside queues, which an operator's commands find by the names of stacks' outputs. */
export type SetAsideHolds = 'work' | 'notes';

const suffixes: Record<SetAsideHolds, string> = { work: 'DeadLetters', notes: 'Notes' };

/** The output that names a queue of set-aside messages: `PushesDeadLetters`. */
export const setAsideOutput = (queue: string, holds: SetAsideHolds): string => `${queue}${suffixes[holds]}`;

/** The queue and its kind by an output's name; undefined for an output about something else. */
export function setAsideOf(output: string): { queue: string; holds: SetAsideHolds } | undefined {
  const [, name = '', suffix] = /^([A-Z]\w*?)(DeadLetters|Notes)$/.exec(output) ?? [];
  if (suffix === undefined) return undefined;
  const queue = name.charAt(0).toLowerCase() + name.slice(1);
  return { queue, holds: suffix === suffixes.work ? 'work' : 'notes' };
}

/** The output for an environment variable, whose own form CloudFormation does not take: `TABLE_NAME` is `TableName`. */
export const outputOf = (variable: string): string =>
  variable
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join('');

export const variableOf = (output: string): string => output.replaceAll(/(?<=.)[A-Z]/g, '_$&').toUpperCase();

/** The output of the stack `operations` that names every stack whose outputs are to be read beside its own. */
export const homesOutput = 'Stacks';

export const homesValueOf = (stackNames: readonly string[]): string => stackNames.join(' ');
export const homesOf = (value: string): string[] => value.split(' ').filter((name) => name !== '');

/** Whether an output is the library's own, by which one stack refers to another. */
export const isOfLibrary = (output: string): boolean => /^(Exports|Publish)Output/.test(output);

/** The prefix of a table that a drill restores in a stage. */
export const drillTablePrefix = (stage: string): string => `cupo-${stage}-restore-drill-`;

/** The stage by the stack's name. */
export const stageOf = (stackName: string): string => /^cupo-(.+)-operations$/.exec(stackName)?.[1] ?? '';

/** The stack's name in a stage. */
export const operationsStackName = (stage: string): string => `cupo-${stage}-operations`;

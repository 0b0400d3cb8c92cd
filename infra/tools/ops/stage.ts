import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import process from 'node:process';
import {
  homesOf,
  homesOutput,
  isOfLibrary,
  operationsStackName,
  setAsideOf,
  type SetAsideHolds,
  variableOf,
} from '../../operator-outputs.ts';
import { UsageError } from './usage-error.ts';
import { operatorLimits } from './operator-limits.ts';

/** A queue that can hold dead letters. */
export interface SetAsideQueue {
  readonly queue: string;
  readonly holds: SetAsideHolds;
  readonly url: string;
}

/** A deployed stage, located through the outputs of its stacks. */
export interface Stage {
  readonly name: string;
  readonly setAside: readonly SetAsideQueue[];
  /** The environment variables of product code. */
  readonly variables: Readonly<Record<string, string>>;
}

type Output = readonly [name: string, value: string];

async function outputsOf(client: CloudFormationClient, stack: string): Promise<Output[]> {
  const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: stack }));
  const all = (Stacks[0]?.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }): Output => [
    OutputKey,
    OutputValue,
  ]);
  return all.filter(([name]) => !isOfLibrary(name));
}

/** The outputs of the stack `operations`, and of every stack that it names. */
async function publishedIn(stage: string): Promise<Output[]> {
  const client = new CloudFormationClient({ requestHandler: operatorLimits });
  const own = await outputsOf(client, operationsStackName(stage));
  const homes = own.flatMap(([name, value]) => (name === homesOutput ? homesOf(value) : []));
  const others = await Promise.all(homes.map((stack) => outputsOf(client, stack)));
  return [...own.filter(([name]) => name !== homesOutput), ...others.flat()];
}

/** The errors that AWS returns for a stage that does not exist or that these credentials may not access. */
const notOpened = new Set([
  'ValidationError',
  'AccessDenied',
  'CredentialsProviderError',
  'InvalidClientTokenId',
]);

/**
 * Opens a stage: product code that is imported afterwards uses its table, queues and secrets.
 *
 * @throws {UsageError} if the stage is not deployed in this account and region
 */
export async function openStage(name: string): Promise<Stage> {
  const outputs = await publishedIn(name).catch((error: unknown) => {
    if (!(error instanceof Error) || !notOpened.has(error.name)) throw error;
    throw new UsageError(`The stage "${name}" cannot be operated from here: ${error.message}`);
  });
  const setAside = outputs.flatMap(([key, url]) => {
    const found = setAsideOf(key);
    return found ? [{ ...found, url }] : [];
  });
  const variables = Object.fromEntries(
    outputs.filter(([key]) => !setAsideOf(key)).map(([key, value]) => [variableOf(key), value]),
  );
  Object.assign(process.env, variables);
  return { name, setAside, variables };
}

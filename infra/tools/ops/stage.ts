import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import process from 'node:process';
import { operationsStackName, setAsideOf, type SetAsideHolds, variableOf } from '../../operator-outputs.ts';
import { UsageError } from './command.ts';

/** A queue in which something can be set aside. */
export interface SetAsideQueue {
  readonly queue: string;
  readonly holds: SetAsideHolds;
  readonly url: string;
}

/** A deployed stage, as its stack `operations` says where everything is. */
export interface Stage {
  readonly name: string;
  readonly setAside: readonly SetAsideQueue[];
  /** What product code finds in its environment. */
  readonly variables: Readonly<Record<string, string>>;
}

async function outputsOf(stack: string): Promise<[string, string][]> {
  const client = new CloudFormationClient();
  const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: stack }));
  return (Stacks[0]?.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]);
}

/** What AWS refuses with where a stage is not there, or not for these credentials. */
const notOpened = new Set([
  'ValidationError',
  'AccessDenied',
  'CredentialsProviderError',
  'InvalidClientTokenId',
]);

/**
 * Finds a stage, and lets product code that is imported from now on find its table, queues and secrets.
 *
 * @throws {UsageError} for a stage that is not deployed here
 */
export async function openStage(name: string): Promise<Stage> {
  const outputs = await outputsOf(operationsStackName(name)).catch((error: unknown) => {
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

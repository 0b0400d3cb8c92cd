import type { Assembly } from '../assembly/read-assembly.ts';
import type { Services } from './services.ts';

export type LocalValueOptions = {
  assembly: Pick<Assembly, 'queues'>;
  services: Pick<Services, 'queues' | 'deployed'>;
  simulators: { readonly baseUrls: Readonly<Record<string, string>> };
  /** Only known after the gateway has started. */
  pages: { readonly origin: string; readonly managementUrl: string };
};

/** Returns the local value of a variable that names a location in the cloud. */
export type LocalValue = (name: string, value: string) => string;

export function createLocalValue({ assembly, services, simulators, pages }: LocalValueOptions): LocalValue {
  const queueUrls = new Map(assembly.queues.map(({ url, name }) => [url, services.queues.urlOf(name)]));
  // A variable may contain several values, separated by spaces.
  const withLocalQueues = (value: string): string =>
    value
      .split(' ')
      .map((part) => queueUrls.get(part) ?? part)
      .join(' ');
  return (name, value) => {
    const local: Record<string, string> = {
      ...simulators.baseUrls,
      WEB_ORIGIN: pages.origin,
      AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI: pages.managementUrl,
    };
    return local[name] ?? services.deployed(withLocalQueues(value));
  };
}

/**
 * The variable for an output. CloudFormation does not allow underscores in output names, so `TableName` becomes
 * `TABLE_NAME`.
 */
const variableOf = (output: string): string => output.replaceAll(/(?<=.)[A-Z]/g, '_$&').toUpperCase();

/** The outputs of a stack, with their values on this machine. */
export const localOutputs = (
  outputs: Readonly<Record<string, string>> | undefined,
  localValue: LocalValue,
): Record<string, string> | undefined =>
  outputs &&
  Object.fromEntries(
    Object.entries(outputs).map(([name, value]) => [name, localValue(variableOf(name), value)]),
  );

import { readEdge } from './distribution.ts';
import { readEventRules } from './event-rules.ts';
import { readEventSources, readSchedules } from './event-sources.ts';
import { readFunctions, readSecretParameters } from './functions.ts';
import { readUserPools } from './identity.ts';
import { readStackOutputs } from './outputs.ts';
import { readOperators, readPolicies } from './policies.ts';
import { createResources } from './resources.ts';
import { readApis } from './routes.ts';
import { readBuckets, readKeys, readQueues, readSecrets, readTables } from './storage.ts';
import { readTemplates } from './template.ts';

export type Assembly = ReturnType<typeof readAssembly>;

/**
 * Reads a synthesized app: its functions, their triggers, its storage and the rights of each role, with every reference
 * resolved to the twin's names.
 *
 * @param dir the folder that `cdk synth --no-staging` wrote
 */
export function readAssembly(dir: string) {
  const templates = readTemplates(dir);
  const resources = createResources(templates);
  const functions = readFunctions(resources, templates.assets);
  return {
    functions,
    ...readApis(resources, functions),
    edge: readEdge(resources),
    eventSources: readEventSources(resources, functions),
    schedules: readSchedules(resources, functions),
    eventRules: readEventRules(resources),
    tables: readTables(resources),
    buckets: readBuckets(resources),
    queues: readQueues(resources),
    userPools: readUserPools(templates, resources),
    keys: readKeys(resources),
    secrets: readSecrets(resources),
    secretParameters: readSecretParameters(functions),
    may: readPolicies(resources),
    operatorArns: readOperators(resources),
    stackOutputs: readStackOutputs(templates),
  };
}

import { CfnQueryDefinition } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { savedQueries } from '../saved-queries.ts';
import type { ProductFunction } from './product-function.ts';

const isOf = ({ functionId }: ProductFunction, capabilities: readonly string[]): boolean =>
  capabilities.includes(functionId.split('.')[0] ?? '');

/** Adds the saved queries, which the console lists under the stage's name. */
export function addSavedQueries(
  scope: Construct,
  stackPrefix: string,
  functions: readonly ProductFunction[],
): void {
  for (const [id, { title, says, capabilities, lines }] of Object.entries(savedQueries)) {
    const groups = capabilities && functions.filter((one) => isOf(one, capabilities));
    const where = groups ? [] : [`# Log groups: choose them by the prefix ${stackPrefix}`];
    new CfnQueryDefinition(scope, `${id}Query`, {
      name: `${stackPrefix}/${title}`,
      queryString: [`# ${says}`, ...where, lines.join('\n| ')].join('\n'),
      ...(groups && { logGroupNames: groups.map(({ logGroup }) => logGroup.logGroupName) }),
    });
  }
}

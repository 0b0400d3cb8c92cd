import { CrossStackReferences, ReferenceStrength, Stack } from 'aws-cdk-lib';
import type { Construct, IConstruct } from 'constructs';

/**
 * Exports the values by which other stacks find lasting resources, whether or not one of them uses them today. A stack
 * that makes a resource is deployed before the stack that stops using it, and CloudFormation removes no export that is
 * still imported.
 */
export function exportForGood(scope: Construct, ...values: readonly (string | undefined)[]): void {
  for (const value of values) Stack.of(scope).exportValue(value);
}

/**
 * Allows a resource to be removed or replaced while other stacks still name it: they learn that at their next
 * deployment. All other references are strong; test/infra/stacks/references.test.ts lists each exception with its
 * reason.
 */
export function referWeakly(made: IConstruct): void {
  CrossStackReferences.of(made).produce(ReferenceStrength.WEAK);
}

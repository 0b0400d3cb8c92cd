import { CrossStackReferences, ReferenceStrength, Stack } from 'aws-cdk-lib';
import type { Construct, IConstruct } from 'constructs';

/**
 * Always exports the values that other stacks need to find long-lived resources, even while no stack imports them. A
 * stack that creates a resource is deployed before the stack that stops using it, and CloudFormation cannot remove an
 * export that is still imported.
 */
export function exportForGood(scope: Construct, ...values: readonly (string | undefined)[]): void {
  for (const value of values) Stack.of(scope).exportValue(value);
}

/**
 * Allows a resource to be removed or replaced while other stacks still refer to it; they get the new value at their
 * next deployment. All other references are strong. test/infra/stacks/references.test.ts lists each exception with its
 * reason.
 */
export function referWeakly(made: IConstruct): void {
  CrossStackReferences.of(made).produce(ReferenceStrength.WEAK);
}

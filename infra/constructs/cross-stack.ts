import { CrossStackReferences, ReferenceStrength, Stack } from 'aws-cdk-lib';
import type { Construct, IConstruct } from 'constructs';

/**
 * Exports values by which other stacks find what lasts, whether or not one of them uses it today. A stack that makes a thing
 * is deployed before the stack that stops using it, and CloudFormation removes no export that is still imported.
 */
export function exportForGood(scope: Construct, ...values: readonly (string | undefined)[]): void {
  for (const value of values) Stack.of(scope).exportValue(value);
}

/**
 * Lets a thing go, or be replaced, while other stacks still name it: they learn it when they are deployed next. Everything
 * that is not said here is held by those who use it; test/infra/stacks/references.test.ts has each exception with its reason.
 */
export function referWeakly(made: IConstruct): void {
  CrossStackReferences.of(made).produce(ReferenceStrength.WEAK);
}

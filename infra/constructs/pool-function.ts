import type { Construct } from 'constructs';
import { waitingMegabytes } from '#functions/_platform/grant.ts';
import { ProductFunction, type ProductFunctionProps } from './product-function.ts';

/** The user pool waits at most this long for a response. */
const timeoutSeconds = 5;

/**
 * A function that the user pool calls while a person waits. Its stack is created before all resources that a grant can
 * name, so it has no rights.
 */
export class PoolFunction extends ProductFunction {
  constructor(scope: Construct, id: string, props: Omit<ProductFunctionProps, 'timeoutSeconds'>) {
    super(scope, id, { memoryMegabytes: waitingMegabytes, ...props, timeoutSeconds });
  }
}

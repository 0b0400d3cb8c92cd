import type { Construct } from 'constructs';
import { waitingMegabytes } from '#functions/_platform/grant.ts';
import { ProductFunction, type ProductFunctionProps } from './product-function.ts';

/** The user pool waits no longer for an answer. */
const timeoutSeconds = 5;

/** A function that the user pool calls while somebody waits. It is made before all that functions may touch, so it has no rights. */
export class PoolFunction extends ProductFunction {
  constructor(scope: Construct, id: string, props: Omit<ProductFunctionProps, 'timeoutSeconds'>) {
    super(scope, id, { memoryMegabytes: waitingMegabytes, ...props, timeoutSeconds });
  }
}

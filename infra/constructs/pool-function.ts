import type { Construct } from 'constructs';
import { waitingMegabytes } from '#functions/_platform/grant.ts';
import { ProductFunction, type ProductFunctionProps } from './product-function.ts';
import type { PoolResources } from './resources.ts';

interface PoolFunctionProps extends Omit<ProductFunctionProps, 'timeoutSeconds' | 'resources'> {
  readonly resources: PoolResources;
}

/** The user pool waits at most this long for a response. */
const timeoutSeconds = 5;

/** A function that the user pool calls while a person waits. */
export class PoolFunction extends ProductFunction {
  constructor(scope: Construct, id: string, props: PoolFunctionProps) {
    super(scope, id, { memoryMegabytes: waitingMegabytes, ...props, timeoutSeconds });
  }
}

import { Stack, type StackProps } from 'aws-cdk-lib';
import type { IHttpApi, IHttpRouteAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { registry } from '#shared/contracts/registry.ts';
import { OperationFunction } from '../constructs/operation-function.ts';
import type { OriginSecret } from '../constructs/origin-secret.ts';
import { type FunctionHome, constructIdOf } from '../constructs/product-function.ts';

export interface CapabilityStackProps extends StackProps, FunctionHome {
  readonly capability: string;
  readonly httpApi: IHttpApi;
  readonly authorizer: IHttpRouteAuthorizer;
  readonly originSecret: OriginSecret;
}

const capabilityOf = (id: string): string => id.split('.')[0] ?? id;

/** Every capability that has an operation. */
export const capabilities: readonly string[] = [...new Set(registry.map(({ id }) => capabilityOf(id)))];

/** The operations of one capability: a function and a route each. */
export class CapabilityStack extends Stack {
  constructor(scope: Construct, id: string, props: CapabilityStackProps) {
    const { capability, httpApi, authorizer, originSecret, functionsDir, resources, ...rest } = props;
    super(scope, id, rest);
    for (const operation of registry.filter(({ id: name }) => capabilityOf(name) === capability))
      new OperationFunction(this, constructIdOf(operation.id.slice(capability.length + 1)), {
        operation,
        httpApi,
        authorizer,
        originSecret,
        functionsDir,
        resources,
      });
  }
}

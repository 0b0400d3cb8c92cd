import {
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  HttpRouteKey,
  type IHttpApi,
  type IHttpRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import type { AnyOperation, Method } from '#shared/contracts/operation.ts';
import type { OperationId } from '#shared/contracts/registry.ts';
import { grants } from '../grants.ts';
import type { OriginSecret } from './origin-secret.ts';
import { type FunctionHome, ProductFunction } from './product-function.ts';

export interface OperationFunctionProps extends FunctionHome {
  readonly operation: AnyOperation & { readonly id: OperationId };
  readonly httpApi: IHttpApi;
  readonly authorizer: IHttpRouteAuthorizer;
  readonly originSecret: OriginSecret;
}

/** API Gateway waits 30 s for a response. A function that stops earlier can still report the error. */
const timeoutSeconds = 25;

const methods: Record<Method, HttpMethod> = {
  GET: HttpMethod.GET,
  POST: HttpMethod.POST,
  PUT: HttpMethod.PUT,
  PATCH: HttpMethod.PATCH,
  DELETE: HttpMethod.DELETE,
};

/** One operation of the contract: its function and its route in the HTTP API. */
export class OperationFunction extends ProductFunction {
  constructor(
    scope: Construct,
    id: string,
    { operation, httpApi, authorizer, originSecret, ...home }: OperationFunctionProps,
  ) {
    const { memoryMegabytes } = grants[operation.id];
    super(scope, id, {
      ...home,
      functionId: operation.id,
      timeoutSeconds,
      ...(memoryMegabytes !== undefined && { memoryMegabytes }),
    });
    originSecret.tell(this);
    new HttpRoute(scope, `${id}Route`, {
      httpApi,
      routeKey: HttpRouteKey.with(operation.path, methods[operation.method]),
      integration: new HttpLambdaIntegration(`${id}Integration`, this),
      authorizer: operation.access === 'public' ? new HttpNoneAuthorizer() : authorizer,
    });
  }
}

import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  type CfnStage,
  HttpStage,
  type IHttpApi,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { paces } from '#shared/contracts/pace.ts';
import { registry } from '#shared/contracts/registry.ts';

export interface HttpStageStackProps extends StackProps {
  readonly httpApi: IHttpApi;
}

/** The throttle of all routes together. */
const throttle = { rateLimit: 200, burstLimit: 400 };

const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    requestId: '$context.requestId',
    at: '$context.requestTime',
    route: '$context.routeKey',
    status: '$context.status',
    durationMs: '$context.responseLatency',
    error: '$context.error.message',
    integrationError: '$context.integrationErrorMessage',
    authorizerError: '$context.authorizer.error',
  }),
);

/** The throttle of each route, by the pace of its operation. */
const routeSettings = Object.fromEntries(
  registry.map(({ method, path, pace }) => [
    `${method} ${path}`,
    {
      DetailedMetricsEnabled: true,
      ThrottlingRateLimit: paces[pace].ratePerSecond,
      ThrottlingBurstLimit: paces[pace].burst,
    },
  ]),
);

/**
 * Opens the HTTP API and throttles each route by its pace. API Gateway accepts settings only for existing routes, so
 * this stack comes after every stack that adds routes.
 */
export class HttpStageStack extends Stack {
  constructor(scope: Construct, id: string, { httpApi, ...props }: HttpStageStackProps) {
    super(scope, id, props);
    const stage = new HttpStage(this, 'Stage', {
      httpApi,
      autoDeploy: true,
      detailedMetricsEnabled: true,
      throttle,
      accessLogSettings: {
        destination: new LogGroupLogDestination(
          new LogGroup(this, 'AccessLogs', {
            retention: RetentionDays.THREE_MONTHS,
            removalPolicy: RemovalPolicy.DESTROY,
          }),
        ),
        format: accessLogFormat,
      },
    });
    (stage.node.defaultChild as CfnStage).routeSettings = routeSettings;
  }
}

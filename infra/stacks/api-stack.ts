import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  HttpApi,
  HttpAuthorizer,
  HttpAuthorizerType,
  HttpStage,
  type IHttpApi,
  type IHttpRouteAuthorizer,
  LogGroupLogDestination,
  WebSocketApi,
  WebSocketStage,
} from 'aws-cdk-lib/aws-apigatewayv2';
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

export interface ApiStackProps extends StackProps {
  readonly userPool: UserPool;
  readonly webClient: UserPoolClient;
}

const httpThrottle = { rateLimit: 200, burstLimit: 400 };
const liveThrottle = { rateLimit: 100, burstLimit: 200 };

/** The stage of the live API, and the path at which the browser reaches it on our own origin. */
export const livePath = 'live';

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

/**
 * The two ways in: the HTTP API with its JWT authorizer, and the WebSocket API of live updates. Each capability
 * adds its routes from its own stack; the live stack adds those of the WebSocket.
 */
export class ApiStack extends Stack {
  readonly httpApi: IHttpApi;
  readonly authorizer: IHttpRouteAuthorizer;
  readonly liveApi: WebSocketApi;
  readonly liveStage: WebSocketStage;

  constructor(scope: Construct, id: string, { userPool, webClient, ...props }: ApiStackProps) {
    super(scope, id, props);
    this.httpApi = this.createHttpApi();
    const authorizer = new HttpAuthorizer(this, 'Authorizer', {
      httpApi: this.httpApi,
      type: HttpAuthorizerType.JWT,
      identitySource: ['$request.header.Authorization'],
      jwtIssuer: userPool.userPoolProviderUrl,
      jwtAudience: [webClient.userPoolClientId],
    });
    this.authorizer = HttpAuthorizer.fromHttpAuthorizerAttributes(this, 'SharedAuthorizer', {
      authorizerId: authorizer.authorizerId,
      authorizerType: 'JWT',
    });
    this.liveApi = new WebSocketApi(this, 'LiveApi', { description: 'Live updates' });
    this.liveStage = new WebSocketStage(this, 'LiveStage', {
      webSocketApi: this.liveApi,
      stageName: livePath,
      autoDeploy: true,
      throttle: liveThrottle,
    });
  }

  /** What other stacks attach to. */
  get ways() {
    const { httpApi, authorizer, liveApi, liveStage } = this;
    return { httpApi, authorizer, liveApi, liveStage };
  }

  private createHttpApi(): IHttpApi {
    const httpApi = new HttpApi(this, 'HttpApi', { createDefaultStage: false }) as IHttpApi;
    new HttpStage(this, 'Stage', {
      httpApi,
      autoDeploy: true,
      detailedMetricsEnabled: true,
      throttle: httpThrottle,
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
    return httpApi;
  }
}

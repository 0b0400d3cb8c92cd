import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import {
  HttpApi,
  HttpAuthorizer,
  HttpAuthorizerType,
  type IHttpApi,
  type IHttpRouteAuthorizer,
  WebSocketApi,
  WebSocketStage,
} from 'aws-cdk-lib/aws-apigatewayv2';
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { exportForGood } from '../constructs/cross-stack.ts';
import { OriginSecret } from '../constructs/origin-secret.ts';

export interface ApiStackProps extends StackProps {
  readonly userPool: UserPool;
  readonly webClient: UserPoolClient;
}

const liveThrottle = { rateLimit: 100, burstLimit: 200 };

/** The stage of the live API, and the path at which the browser reaches it on our own origin. */
export const livePath = 'live';

/**
 * The two entrances: the HTTP API with its JWT authorizer, and the WebSocket API of live updates. Each capability adds
 * its routes from its own stack, and the stage that opens them is created last; the live stack adds the routes of the
 * WebSocket.
 */
export class ApiStack extends Stack {
  readonly httpApi: IHttpApi;
  readonly authorizer: IHttpRouteAuthorizer;
  readonly liveApi: WebSocketApi;
  readonly liveStage: WebSocketStage;
  readonly originSecret: OriginSecret;

  constructor(scope: Construct, id: string, { userPool, webClient, ...props }: ApiStackProps) {
    super(scope, id, props);
    this.originSecret = new OriginSecret(this, 'Origin');
    this.httpApi = new HttpApi(this, 'HttpApi', { createDefaultStage: false }) as IHttpApi;
    new CfnOutput(this, 'ApiAddress', {
      value: this.httpApi.apiEndpoint,
      description: 'The address for npm run smoke -- --api, which has to refuse requests',
    });
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
    exportForGood(this, this.httpApi.apiId, authorizer.authorizerId, this.liveApi.apiId);
  }

  /** The parts that other stacks attach to. */
  get ways() {
    const { httpApi, authorizer, liveApi, liveStage, originSecret } = this;
    return { httpApi, authorizer, liveApi, liveStage, originSecret };
  }
}

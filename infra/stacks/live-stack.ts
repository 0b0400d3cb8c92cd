import { Stack, type StackProps } from 'aws-cdk-lib';
import { type WebSocketApi, WebSocketRoute, type WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { FilterRule } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { type FunctionHome, ProductFunction } from '../constructs/product-function.ts';
import type { Resources } from '../constructs/resources.ts';
import { StreamFunction } from '../constructs/stream-function.ts';

export interface LiveStackProps extends StackProps {
  readonly functionsDir: string;
  readonly resources: Resources;
  readonly liveApi: WebSocketApi;
  readonly liveStage: WebSocketStage;
}

const socketTimeoutSeconds = 10;
const broadcastTimeoutSeconds = 30;

/** What answers on the WebSocket API, and what sends the table's changes to open connections. */
/** Where the table's items say what they are. */
const entityAttribute = '__edb_e__';

/** What open pages show. Bookings are not among them: a class's figures change with them. */
const shownEntities = [
  'adjustment',
  'class',
  'clearing',
  'connection',
  'decision',
  'import',
  'import-chunk',
  'rule-book',
  'rule-count',
  'studio',
  'subscription',
];

export class LiveStack extends Stack {
  constructor(scope: Construct, id: string, props: LiveStackProps) {
    const { functionsDir, resources, liveApi, liveStage, ...rest } = props;
    super(scope, id, rest);
    const home: FunctionHome = {
      functionsDir,
      resources: {
        ...resources,
        connections: { arn: this.connectionsArn(liveApi, liveStage), endpoint: liveStage.callbackUrl },
      },
    };
    this.addRoute(liveApi, '$connect', new ProductFunction(this, 'Connect', { ...home, ...connect }));
    this.addRoute(
      liveApi,
      '$disconnect',
      new ProductFunction(this, 'Disconnect', { ...home, ...disconnect }),
    );
    new StreamFunction(this, 'Broadcast', {
      ...home,
      ...broadcast,
      table: resources.table,
      only: { dynamodb: { NewImage: { [entityAttribute]: { S: FilterRule.or(...shownEntities) } } } },
    });
  }

  private addRoute(webSocketApi: WebSocketApi, routeKey: string, target: ProductFunction): void {
    const integration = new WebSocketLambdaIntegration(`${target.node.id}Integration`, target);
    new WebSocketRoute(this, `${target.node.id}Route`, { webSocketApi, routeKey, integration });
  }

  private connectionsArn(api: WebSocketApi, stage: WebSocketStage): string {
    return this.formatArn({
      service: 'execute-api',
      resource: api.apiId,
      resourceName: `${stage.stageName}/POST/@connections/*`,
    });
  }
}

const connect = { functionId: 'live.connect.socket', timeoutSeconds: socketTimeoutSeconds } as const;
const disconnect = { functionId: 'live.disconnect.socket', timeoutSeconds: socketTimeoutSeconds } as const;
const broadcast = { functionId: 'live.broadcast.stream', timeoutSeconds: broadcastTimeoutSeconds } as const;

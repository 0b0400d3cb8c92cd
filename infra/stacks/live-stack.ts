import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { type WebSocketApi, WebSocketRoute, type WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { FilterRule } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { DeadLetterQueue } from '../constructs/dead-letter-queue.ts';
import type { OriginSecret } from '../constructs/origin-secret.ts';
import { type FunctionHome, ProductFunction } from '../constructs/product-function.ts';
import type { Resources } from '../constructs/resources.ts';
import { scheduleGroup, ScheduledFunction } from '../constructs/scheduled-function.ts';
import { StreamFunction } from '../constructs/stream-function.ts';

export interface LiveStackProps extends StackProps {
  readonly functionsDir: string;
  readonly resources: Resources;
  readonly liveApi: WebSocketApi;
  readonly liveStage: WebSocketStage;
  readonly originSecret: OriginSecret;
}

const socketTimeoutSeconds = 10;
const broadcastTimeoutSeconds = 30;
const closeTimeoutSeconds = 50;

/** The attribute that names an item's entity. */
const entityAttribute = '__edb_e__';

/** The entities that open pages show. Bookings are not among them: a class's figures change with them. */
const shownEntities = [
  'adjustment',
  'class',
  'clearing',
  'connection',
  'decision',
  'import',
  'import-chunk',
  'mail-event',
  'mail-layout',
  'mail-sender',
  'notification',
  'marketplace-health',
  'rule-book',
  'rule-count',
  'source',
  'studio',
  'subscription',
  'support-ticket',
];

const shown = { [entityAttribute]: { S: FilterRule.or(...shownEntities) } };

/**
 * A mailbox is shown too, but its lease is not: it is written before each reading, and again when the reading ends.
 */
const shownMailbox = {
  [entityAttribute]: { S: FilterRule.or('mailbox') },
  leaseUntil: { S: FilterRule.notExists() },
};

/** The WebSocket API's functions: they answer it, send the table's changes to open connections, and end connections. */
export class LiveStack extends Stack {
  /** The given resources, with this stack's connections. */
  readonly resources: Resources;

  constructor(scope: Construct, id: string, props: LiveStackProps) {
    const { functionsDir, resources, liveApi, liveStage, originSecret, ...rest } = props;
    super(scope, id, rest);
    this.resources = {
      ...resources,
      connections: {
        arns: {
          post: this.connectionsArn(liveApi, liveStage, 'POST'),
          close: this.connectionsArn(liveApi, liveStage, 'DELETE'),
        },
        endpoint: liveStage.callbackUrl,
      },
    };
    const home: FunctionHome = { functionsDir, resources: this.resources };
    new ScheduledFunction(this, 'Close', {
      ...home,
      ...close,
      every: Duration.minutes(1),
      scheduleGroup: scheduleGroup(this, 'EachMinute'),
      missed: new DeadLetterQueue(this, 'MissedRuns', { holds: 'scheduled runs that could not be started' }),
    });
    const opening = new ProductFunction(this, 'Connect', { ...home, ...connect });
    originSecret.tell(opening);
    this.addRoute(liveApi, '$connect', opening);
    this.addRoute(
      liveApi,
      '$disconnect',
      new ProductFunction(this, 'Disconnect', { ...home, ...disconnect }),
    );
    new StreamFunction(this, 'Broadcast', {
      ...home,
      ...broadcast,
      table: resources.table,
      only: [shown, shownMailbox].map((image) => ({ dynamodb: { NewImage: image } })),
    });
  }

  private addRoute(webSocketApi: WebSocketApi, routeKey: string, target: ProductFunction): void {
    const integration = new WebSocketLambdaIntegration(`${target.node.id}Integration`, target);
    new WebSocketRoute(this, `${target.node.id}Route`, { webSocketApi, routeKey, integration });
  }

  private connectionsArn(api: WebSocketApi, stage: WebSocketStage, method: 'POST' | 'DELETE'): string {
    return this.formatArn({
      service: 'execute-api',
      resource: api.apiId,
      resourceName: `${stage.stageName}/${method}/@connections/*`,
    });
  }
}

const connect = { functionId: 'live.connect.socket', timeoutSeconds: socketTimeoutSeconds } as const;
const disconnect = { functionId: 'live.disconnect.socket', timeoutSeconds: socketTimeoutSeconds } as const;
const close = { functionId: 'live.close.schedule', timeoutSeconds: closeTimeoutSeconds } as const;
const broadcast = { functionId: 'live.broadcast.stream', timeoutSeconds: broadcastTimeoutSeconds } as const;

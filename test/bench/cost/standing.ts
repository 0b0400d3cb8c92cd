// The standing costs of a deployment, from the synthesized templates.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { assumptions, type Assumptions } from './model.ts';
import type { Units } from './prices.ts';

const template = z.object({
  Resources: z.record(
    z.string(),
    z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).optional() }),
  ),
});

export type Counted = Readonly<Record<string, number>>;

const queueSources = 'standard queues that a function reads';
const fifoSources = 'FIFO queues that a function reads';
const alarmSeries = 'series that alarms look at';

/** An alarm has one series, or each series that its expression names. */
function seriesOf(properties: Readonly<Record<string, unknown>> = {}): number {
  const { Metrics: parts } = properties;
  return Array.isArray(parts) ? parts.filter((part: object) => 'MetricStat' in part).length : 1;
}

type Resources = z.output<typeof template>['Resources'];
type Resource = Resources[string];

const arnOf = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) });

/** The kind of a resource. Event sources of queues are counted separately from those of streams. */
function nameOf({ Type, Properties = {} }: Resource, all: Resources): string {
  if (Type !== 'AWS::Lambda::EventSourceMapping' || 'StartingPosition' in Properties) return Type;
  const [queueId] = arnOf.parse(Properties['EventSourceArn'])['Fn::GetAtt'];
  const queue = all[queueId];
  if (!queue) throw new Error(`${queueId} is read, and is in another stack`);
  return queue.Properties?.['FifoQueue'] === true ? fifoSources : queueSources;
}

/** The number of resources of each type; alarms are also counted by series. */
export function countResources(folder: string): Counted {
  const counted: Record<string, number> = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.template.json'))) {
    const { Resources } = template.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    for (const resource of Object.values(Resources)) {
      const name = nameOf(resource, Resources);
      counted[name] = (counted[name] ?? 0) + 1;
      if (resource.Type === 'AWS::CloudWatch::Alarm')
        counted[alarmSeries] = (counted[alarmSeries] ?? 0) + seriesOf(resource.Properties);
    }
  }
  return counted;
}

/** A month's standing units. A queue that a function reads is polled all the time, even without messages. */
export function standingUnits(
  counted: Counted,
  monthSeconds: number,
  given: Assumptions = assumptions,
): Units {
  const countOf = (type: string): number => counted[type] ?? 0;
  const asks = (given.pollersPerQueue * monthSeconds) / given.pollSeconds;
  const firewalls = countOf('AWS::WAFv2::WebACL');
  return {
    queueRequests: countOf(fifoSources) * asks,
    standardQueueRequests: countOf(queueSources) * asks,
    keyMonths: countOf('AWS::KMS::Key'),
    secretMonths: countOf('AWS::SecretsManager::Secret'),
    alarmMonths: countOf(alarmSeries),
    compositeAlarmMonths: countOf('AWS::CloudWatch::CompositeAlarm'),
    dashboardMonths: countOf('AWS::CloudWatch::Dashboard'),
    firewallMonths: firewalls,
  };
}

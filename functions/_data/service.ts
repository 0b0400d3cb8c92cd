import { Service } from 'electrodb';
import { AdjustmentEntity } from './adjustment.ts';
import { AuditEntity } from './audit.ts';
import { ClassDemandEntity } from './class-demand.ts';
import { ClassChangeEntity } from './class-change.ts';
import { ClassEntity } from './class.ts';
import { CountersEntity } from './counters.ts';
import { DayEntity } from './day.ts';
import { DecisionEntity } from './decision.ts';
import { OutboxEntity } from './outbox.ts';
import { PlatformEntity } from './platform.ts';
import { RuleCountEntity } from './rule-count.ts';
import { StudioEntity } from './studio.ts';
import { SubscriptionEntity } from './subscription.ts';

/** The entities that one transaction of the push pipeline may hold. */
export const pipeline = new Service({
  adjustment: AdjustmentEntity,
  audit: AuditEntity,
  change: ClassChangeEntity,
  class: ClassEntity,
  counters: CountersEntity,
  day: DayEntity,
  decision: DecisionEntity,
  demand: ClassDemandEntity,
  outbox: OutboxEntity,
  platform: PlatformEntity,
  ruleCount: RuleCountEntity,
  studio: StudioEntity,
  subscription: SubscriptionEntity,
});

import { Service } from 'electrodb';
import { AdjustmentEntity } from './places/adjustment.ts';
import { AuditEntity } from './studio/audit.ts';
import { ClassDemandEntity } from './classes/class-demand.ts';
import { ClassChangeEntity } from './classes/class-change.ts';
import { ClassEntity } from './classes/class.ts';
import { CountersEntity } from './classes/counters.ts';
import { DayEntity } from './classes/day.ts';
import { DecisionEntity } from './places/decision.ts';
import { OutboxEntity } from './places/outbox.ts';
import { PlatformEntity } from './studio/platform.ts';
import { RuleCountEntity } from './studio/rule-count.ts';
import { StudioEntity } from './studio/studio.ts';
import { SubscriptionEntity } from './studio/subscription.ts';

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

import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

const warnedAtPercent = 80;
const wholePercent = 100;

const notified = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number, topic: ITopic) => ({
  notification: {
    notificationType,
    threshold,
    comparisonOperator: 'GREATER_THAN',
    thresholdType: 'PERCENTAGE',
  },
  subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
});

/**
 * Reports the account's cost to the topic. It covers the whole account, because a budget by tags works only after
 * somebody has activated the tags in Billing, and nobody would notice if that were forgotten.
 */
export class MonthlyBudget extends CfnBudget {
  constructor(scope: Construct, id: string, amountUsd: number, topic: ITopic) {
    super(scope, id, {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: amountUsd, unit: 'USD' },
      },
      notificationsWithSubscribers: [
        notified('ACTUAL', warnedAtPercent, topic),
        notified('ACTUAL', wholePercent, topic),
        notified('FORECASTED', wholePercent, topic),
      ],
    });
  }
}

// Public list prices of us-east-1 in US dollars, without any free tier, as AWS's pricing pages had them in the month named.

export const pricesOf =
  'us-east-1, AWS pricing pages, on-demand list prices as known in 2026-11; no free tier counted';

/**
 * The free users of Essentials and Lite in each account and month. It is the first tier of Cognito's price, and does
 * not end.
 */
export const usersFree = 10_000;

const million = 1_000_000;
const gigabyte = 2 ** 30;

interface Price {
  readonly usd: number;
  readonly per: number;
  /** The path on aws.amazon.com that states the price. */
  readonly source: string;
}

/** The billed units with their prices. */
export const prices = {
  lambdaRequests: { usd: 0.2, per: million, source: 'lambda/pricing' },
  /** Arm64: a function's memory, from the first line of its code to its answer. */
  lambdaGbSeconds: { usd: 0.0000133334, per: 1, source: 'lambda/pricing' },
  /** On demand, at the price that was halved in November 2024. */
  tableReadUnits: { usd: 0.125, per: million, source: 'dynamodb/pricing/on-demand' },
  tableWriteUnits: { usd: 0.625, per: million, source: 'dynamodb/pricing/on-demand' },
  /** The price of FIFO queues, the more expensive kind, also used where the kind is unknown. */
  queueRequests: { usd: 0.5, per: million, source: 'sqs/pricing' },
  standardQueueRequests: { usd: 0.4, per: million, source: 'sqs/pricing' },
  schedulerRuns: { usd: 1, per: million, source: 'eventbridge/pricing' },
  httpApiRequests: { usd: 1, per: million, source: 'api-gateway/pricing' },
  socketMessages: { usd: 1, per: million, source: 'api-gateway/pricing' },
  socketMinutes: { usd: 0.25, per: million, source: 'api-gateway/pricing' },
  cdnRequests: { usd: 1, per: million, source: 'cloudfront/pricing' },
  cdnBytes: { usd: 0.085, per: gigabyte, source: 'cloudfront/pricing' },
  firewallRequests: { usd: 0.6, per: million, source: 'waf/pricing' },
  objectWrites: { usd: 5, per: million, source: 's3/pricing' },
  objectReads: { usd: 0.4, per: million, source: 's3/pricing' },
  keyRequests: { usd: 3, per: million, source: 'kms/pricing' },
  logBytes: { usd: 0.5, per: gigabyte, source: 'cloudwatch/pricing' },
  /** A month's active user of the plan Essentials, and of Lite. */
  usersOfEssentials: { usd: 0.015, per: 1, source: 'cognito/pricing' },
  usersOfLite: { usd: 0.0055, per: 1, source: 'cognito/pricing' },
  /** Standing costs, which are paid even if nobody uses the deployment. */
  keyMonths: { usd: 1, per: 1, source: 'kms/pricing' },
  secretMonths: { usd: 0.4, per: 1, source: 'secrets-manager/pricing' },
  /** The price of one series of an alarm: an alarm with ten series costs as much as ten alarms. */
  alarmMonths: { usd: 0.1, per: 1, source: 'cloudwatch/pricing' },
  compositeAlarmMonths: { usd: 0.5, per: 1, source: 'cloudwatch/pricing' },
  dashboardMonths: { usd: 3, per: 1, source: 'cloudwatch/pricing' },
  metricMonths: { usd: 0.3, per: 1, source: 'cloudwatch/pricing' },
  /** A web ACL with one rule of its own or one managed group. */
  firewallMonths: { usd: 5, per: 1, source: 'waf/pricing' },
  firewallRuleMonths: { usd: 1, per: 1, source: 'waf/pricing' },
  /** The table and its continuous backup together. */
  tableByteMonths: { usd: 0.25 + 0.2, per: gigabyte, source: 'dynamodb/pricing/on-demand' },
  objectByteMonths: { usd: 0.023, per: gigabyte, source: 's3/pricing' },
} as const satisfies Record<string, Price>;

export type Unit = keyof typeof prices;
export type Units = Readonly<Partial<Record<Unit, number>>>;

export const units = Object.keys(prices) as Unit[];

export const usdOfUnit = (unit: Unit, quantity: number): number => {
  const { usd, per }: Price = prices[unit];
  return (quantity / per) * usd;
};

/** The total cost of units. */
export const usdOf = (quantities: Units): number =>
  units.reduce((sum, unit) => sum + usdOfUnit(unit, quantities[unit] ?? 0), 0);

/** The sum of units, each multiplied by its count. */
export function total(parts: readonly { readonly units: Units; readonly times: number }[]): Units {
  const sum: Partial<Record<Unit, number>> = {};
  for (const part of parts)
    for (const unit of units) {
      const quantity = part.units[unit];
      if (quantity !== undefined) sum[unit] = (sum[unit] ?? 0) + part.times * quantity;
    }
  return sum;
}

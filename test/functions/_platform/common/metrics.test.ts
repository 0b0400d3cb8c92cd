import {
  dimensionValues,
  metricBlock,
  metrics,
  type MetricName,
} from '#functions/_platform/common/metrics.ts';

const at = new Date('2026-11-22T03:00:00Z');

test('metrics with the same dimension share a line, each with its unit', () => {
  expect(metricBlock(['PushesConfirmed', 'PushAge', 'TableConflicts'], 'Cupo/dev', at)).toEqual({
    Timestamp: 1795316400000,
    CloudWatchMetrics: [
      {
        Namespace: 'Cupo/dev',
        Dimensions: [['partner']],
        Metrics: [
          { Name: 'PushesConfirmed', Unit: 'Count' },
          { Name: 'PushAge', Unit: 'Seconds' },
        ],
      },
      { Namespace: 'Cupo/dev', Dimensions: [[]], Metrics: [{ Name: 'TableConflicts', Unit: 'Count' }] },
    ],
  });
});

test('an alarm’s metric is one series, whatever dimensions its lines have', () => {
  expect(metricBlock(['PushesFailed', 'WebhookLag'], 'Cupo/dev', at).CloudWatchMetrics).toEqual([
    {
      Namespace: 'Cupo/dev',
      Dimensions: [[]],
      Metrics: [
        { Name: 'PushesFailed', Unit: 'Count' },
        { Name: 'WebhookLag', Unit: 'Seconds' },
      ],
    },
  ]);
});

test('all metrics together fit into one line of the format', () => {
  const { CloudWatchMetrics } = metricBlock(Object.keys(metrics) as MetricName[], 'Cupo/dev', at);
  for (const { Metrics, Dimensions } of CloudWatchMetrics) {
    expect(Metrics.length).toBeLessThanOrEqual(100);
    for (const set of Dimensions) expect(set.length).toBeLessThanOrEqual(29);
  }
});

test('no dimension has more values than an account should pay for', () => {
  for (const values of Object.values(dimensionValues)) expect(values.length).toBeLessThanOrEqual(8);
});

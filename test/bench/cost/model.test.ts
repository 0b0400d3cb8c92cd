import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unused } from '#infra/local/runtime/index.ts';
import { billOf } from './bill.ts';
import { assumptions, coldShare, coldUnits, unitsOf, warmMs, type Assumptions } from './model.ts';
import { prices, total, usdOf, usdOfUnit } from './prices.ts';
import { countResources, standingUnits } from './standing.ts';

const given: Assumptions = {
  slowerCore: 2,
  wholeCoreMegabytes: 2048,
  tableCallMs: 10,
  awsCallMs: 20,
  outsideRequestMs: 100,
  pollersPerQueue: 5,
  pollSeconds: 20,
  environmentRetainedSeconds: 600,
  platformLogBytes: 700,
  requestHeaderBytes: 500,
};

describe('prices', () => {
  it('are per million, per gigabyte or per piece, as the pricing pages have them', () => {
    expect(usdOfUnit('tableWriteUnits', 42_000)).toBeCloseTo(0.02625, 10);
    expect(usdOfUnit('tableReadUnits', 8_000_000)).toBeCloseTo(1, 10);
    expect(usdOfUnit('lambdaGbSeconds', 1_000_000)).toBeCloseTo(13.3334, 10);
    expect(usdOfUnit('keyRequests', 10_000)).toBeCloseTo(0.03, 10);
    expect(usdOfUnit('logBytes', 2 ** 31)).toBeCloseTo(1, 10);
    expect(usdOf({ usersOfEssentials: 5, socketMinutes: 4_000_000 })).toBeCloseTo(1.075, 10);
  });

  it('name the page that states them', () => {
    for (const { source } of Object.values(prices)) expect(source).toMatch(/^[a-z0-9-]+\/pricing/);
  });

  it('are multiplied by the count of their unit and added up', () => {
    const parts = [
      { units: { lambdaRequests: 2, cdnBytes: 10 }, times: 3 },
      { units: { lambdaRequests: 1 }, times: 4 },
    ];
    expect(total(parts)).toEqual({ lambdaRequests: 10, cdnBytes: 30 });
  });
});

describe("a function's time", () => {
  // A quarter of a core that is half as fast: each ms here is eight there.
  const facts = { memoryMegabytes: 512, platformLogs: true, trigger: 'other' } as const;

  it('is processor time on a share of a slower core plus waiting time, which is halved when calls overlap by half', () => {
    const usage = {
      ...unused,
      invocations: 4,
      warmCpuMs: 20,
      calls: 3,
      outside: { requests: 4, waitedMs: 30, lastedMs: 60 },
      actions: { 'kms:Decrypt': 2 },
    };
    expect(warmMs(usage, facts, given)).toBe(8 * 20 + 3 * 10 + 2 * 20 + 4 * 50);
  });

  it.each([
    [{ requests: 4, waitedMs: 900, lastedMs: 3 }, 400],
    [{ requests: 4, waitedMs: -2, lastedMs: 8 }, 0],
  ])(
    'waits at most as long as its calls last, even if usage is a difference of two measurements',
    (outside, ms) => {
      expect(warmMs({ ...unused, invocations: 1, outside }, facts, given)).toBe(ms);
    },
  );

  it('includes work that was done during other invocations', () => {
    expect(warmMs({ ...unused, warmCpuMs: 5, starts: 2, firstCpuMs: 90 }, facts, given)).toBe(8 * 5);
  });

  it('treats a difference of almost no invocations as none', () => {
    const usage = { ...unused, invocations: 1e-16, firsts: 0, warmCpuMs: 5, starts: 2, firstCpuMs: 90 };
    expect(warmMs(usage, facts, given)).toBe(8 * 5);
  });

  it('counts a first event as a later one if later ones were metered', () => {
    const usage = { ...unused, invocations: 3, firsts: 1, warmCpuMs: 10, starts: 1, firstCpuMs: 90 };
    expect(warmMs(usage, facts, given)).toBe(8 * 15);
    expect(warmMs({ ...usage, invocations: 1, warmCpuMs: 0 }, facts, given)).toBe(8 * 90);
  });

  it('has a whole core while code is loaded, and no more than one with more memory', () => {
    const usage = { ...unused, invocations: 2, warmCpuMs: 20, starts: 2, loadCpuMs: 600, firstCpuMs: 120 };
    // 300 ms of loading at half the speed, and a first event that takes 50 ms longer at an eighth.
    expect(coldUnits(usage, facts, given).lambdaGbSeconds).toBeCloseTo(0.5 * (0.6 + 0.4), 10);
    const large = { memoryMegabytes: 4096, platformLogs: true, trigger: 'other' } as const;
    expect(warmMs({ ...unused, invocations: 1, warmCpuMs: 7 }, large, given)).toBe(14);
  });

  it('includes the read of an item at the start, and its cost', () => {
    const usage = { ...unused, invocations: 2, warmCpuMs: 20, starts: 2, loadCpuMs: 600, firstCpuMs: 120 };
    const cold = coldUnits(usage, { ...facts, readsFirst: true }, given);
    expect(cold.lambdaGbSeconds).toBeCloseTo(0.5 * (0.6 + 0.01 + 0.4), 10);
    expect(cold.tableReadUnits).toBe(0.5);
    expect(coldUnits({ ...unused, invocations: 2 }, { ...facts, readsFirst: true }, given)).toEqual({});
  });

  it('has cold starts as often as no event came while an environment was kept', () => {
    expect(coldShare(43_200, 43_200 * 60, given)).toBeCloseTo(Math.exp(-10), 12);
    expect(coldShare(1, 600, given)).toBeCloseTo(Math.exp(-1), 12);
    expect(coldShare(0, 600, given)).toBe(1);
  });
});

describe('units', () => {
  it('count each message from a queue as received and deleted, and count sent messages', () => {
    const usage = { ...unused, invocations: 3, batches: 3, actions: { 'sqs:SendMessage': 2 } };
    const facts = { memoryMegabytes: 512, platformLogs: true, trigger: 'queue' } as const;
    expect(unitsOf(usage, facts, given)).toMatchObject({
      lambdaRequests: 3,
      queueRequests: 8,
      httpApiRequests: 0,
      logBytes: 2100,
    });
  });

  it('count standard queues separately from FIFO queues', () => {
    const actions = { 'sqs:SendMessage': 2, 'sqs:SendMessage.standard': 4 };
    const usage = { ...unused, invocations: 3, batches: 3, standardBatches: 1, actions };
    const facts = { memoryMegabytes: 512, platformLogs: true, trigger: 'queue' } as const;
    expect(unitsOf(usage, facts, given)).toMatchObject({ queueRequests: 6, standardQueueRequests: 6 });
  });

  it('count each read of a parameter as a request to KMS, which decrypts it', () => {
    const facts = { memoryMegabytes: 512, platformLogs: false, trigger: 'other' } as const;
    const actions = { 'kms:Decrypt': 2, 'ssm:GetParameter': 1 };
    expect(unitsOf({ ...unused, actions }, facts, given).keyRequests).toBe(3);
  });

  it('omit log lines that Lambda does not write', () => {
    const facts = { memoryMegabytes: 512, platformLogs: false, trigger: 'other' } as const;
    expect(unitsOf({ ...unused, invocations: 3, logBytes: 10 }, facts, given).logBytes).toBe(10);
  });

  it('count a request at the API, at CloudFront and at its firewall, with the size of its answer', () => {
    const usage = {
      ...unused,
      invocations: 2,
      answerBytes: 3_000,
      readUnits: 1.5,
      actions: { 's3:PutObject': 1, 's3:GetObject': 2, 'execute-api:ManageConnections': 4 },
    };
    const facts = { memoryMegabytes: 512, platformLogs: true, trigger: 'http' } as const;
    expect(unitsOf(usage, facts, given)).toMatchObject({
      httpApiRequests: 2,
      cdnRequests: 2,
      firewallRequests: 2,
      cdnBytes: 4_000,
      tableReadUnits: 1.5,
      objectWrites: 1,
      objectReads: 2,
      socketMessages: 4,
    });
  });
});

describe('standing usage', () => {
  it('is paid monthly, including constant polling of queues', () => {
    const counted = {
      'standard queues that a function reads': 2,
      'FIFO queues that a function reads': 1,
      'AWS::Lambda::EventSourceMapping': 2,
      'AWS::KMS::Key': 3,
      'AWS::CloudWatch::Alarm': 10,
      'series that alarms look at': 14,
      'AWS::CloudWatch::CompositeAlarm': 1,
    };
    // Each queue has five pollers, each of which polls three times a minute for an hour.
    expect(standingUnits(counted, 3_600, given)).toEqual({
      queueRequests: 900,
      standardQueueRequests: 1_800,
      keyMonths: 3,
      secretMonths: 0,
      alarmMonths: 14,
      compositeAlarmMonths: 1,
      dashboardMonths: 0,
      firewallMonths: 0,
    });
  });
});

describe('the usage declared in templates', () => {
  const folder = mkdtempSync(join(tmpdir(), 'templates-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is counted by type, with alarms by their series, and queues that functions read counted separately', () => {
    const reading = (queue: string) => ({
      Type: 'AWS::Lambda::EventSourceMapping',
      Properties: { EventSourceArn: { 'Fn::GetAtt': [queue, 'Arn'] } },
    });
    const series = { MetricStat: { Stat: 'Sum' } };
    const Resources = {
      Plain: { Type: 'AWS::CloudWatch::Alarm', Properties: { MetricName: 'Errors' } },
      Joined: {
        Type: 'AWS::CloudWatch::Alarm',
        Properties: { Metrics: [{ Expression: 'm0 + m1' }, series, series] },
      },
      Work: { Type: 'AWS::SQS::Queue' },
      InOrder: { Type: 'AWS::SQS::Queue', Properties: { FifoQueue: true } },
      ReadsWork: reading('Work'),
      ReadsInOrder: reading('InOrder'),
      Stream: { Type: 'AWS::Lambda::EventSourceMapping', Properties: { StartingPosition: 'LATEST' } },
    };
    writeFileSync(join(folder, 'One.template.json'), JSON.stringify({ Resources }));
    expect(countResources(folder)).toEqual({
      'AWS::CloudWatch::Alarm': 2,
      'series that alarms look at': 3,
      'AWS::SQS::Queue': 2,
      'standard queues that a function reads': 1,
      'FIFO queues that a function reads': 1,
      'AWS::Lambda::EventSourceMapping': 1,
    });
  });
});

describe('a bill', () => {
  const one = { ...unused, invocations: 1, writeUnits: 8 };
  const facts = () => ({ memoryMegabytes: 512, platformLogs: true, trigger: 'other' }) as const;
  const events = [
    { what: 'booking', timesPerMonth: 1_000, used: new Map([['take', one]]) },
    {
      what: 'hour',
      timesPerMonth: 500,
      used: new Map([
        ['take', { ...one, invocations: 2, writeUnits: 0 }],
        ['start.schedule', one],
      ]),
    },
  ];

  it('has a row for each event and each function, with the same total for both', () => {
    const bill = billOf(events, facts, 2_629_800, () => true, { ...assumptions, platformLogBytes: 0 });
    // 1,000 x 8 and 500 x 8 write units; 1,000 + 2 x 500 + 500 requests.
    const usd = (12_000 * 0.625 + 2_500 * 0.2) / 1_000_000;
    expect(bill.usd).toBeCloseTo(usd, 12);
    expect(bill.events.map(({ what, units }) => [what, units.tableWriteUnits])).toEqual([
      ['booking', 8_000],
      ['hour', 4_000],
    ]);
    expect(bill.functions.map(({ what, times }) => [what, times])).toEqual([
      ['take', 2_000],
      ['start.schedule', 500],
    ]);
    expect(bill.functions.reduce((sum, row) => sum + row.usd, 0)).toBeCloseTo(usd, 12);
    expect(bill.details.map(({ what }) => what)).toEqual([
      'booking · take',
      'hour · take',
      'hour · start.schedule',
    ]);
    expect(bill.details.reduce((sum, row) => sum + row.usd, 0)).toBeCloseTo(usd, 12);
  });

  it('omits functions that do not belong to it', () => {
    const bill = billOf(events, facts, 2_629_800, (name) => name === 'start.schedule', {
      ...assumptions,
      platformLogBytes: 0,
    });
    expect(bill.units).toMatchObject({ tableWriteUnits: 4_000, lambdaRequests: 500 });
  });

  it('counts cold starts by how often a function is used, across all events', () => {
    const seldom = { ...unused, invocations: 1, starts: 1, loadCpuMs: 1_000 };
    const two = ['a', 'b'].map((what) => ({
      what,
      timesPerMonth: 5,
      used: new Map([['get', seldom]]),
    }));
    const bill = billOf(two, facts, 600 * 10, () => true, given);
    // Ten invocations in a month that is ten times as long as an environment is kept: a share of e^-1 of them load for
    // two seconds with half a gigabyte.
    expect(bill.units.lambdaGbSeconds).toBeCloseTo(10 * Math.exp(-1) * 0.5 * 2, 10);
    // It does not matter that ten others are on another bill: they keep the function warm.
    const beside = { what: 'of all', timesPerMonth: 10, used: two[0]!.used };
    const whole = billOf(two, facts, 600 * 10, () => true, given, [...two, beside]);
    expect(whole.units.lambdaGbSeconds).toBeCloseTo(10 * Math.exp(-2) * 0.5 * 2, 10);
  });
});

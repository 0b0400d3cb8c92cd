interface SavedQuery {
  readonly title: string;
  /** Says what to fill in, and what the query shows. */
  readonly says: string;
  /**
   * The capabilities whose lines are searched. By default all of the stage, which is more than a saved query can name.
   */
  readonly capabilities?: readonly string[];
  readonly lines: readonly string[];
}

const place = 'service, operation, worker, queue, schedule';

/** Queries of the logs that are needed time and again. Every field is one that the functions write. */
export const savedQueries: Readonly<Record<string, SavedQuery>> = {
  ByCorrelation: {
    title: 'everything about one correlation id',
    says: 'Replace … with the correlation id of a response, a message or a log line. Shows everything from the browser to the marketplace',
    lines: [
      `fields @timestamp, level, message, ${place}, outcome, errorCode, partner, status, durationMs`,
      'filter correlationId = "…"',
      'sort @timestamp asc',
      'limit 1000',
    ],
  },
  ByStudio: {
    title: 'everything about one studio',
    says: 'Replace … with its id',
    lines: [
      `fields @timestamp, level, message, ${place}, outcome, errorCode, correlationId`,
      'filter studioId = "…"',
      'sort @timestamp desc',
      'limit 1000',
    ],
  },
  ByImport: {
    title: 'one import, from upload to end',
    says: 'Replace … with its id',
    capabilities: ['imports'],
    lines: [
      'fields @timestamp, message, service, step, attempt, outcome, errorCode, durationMs, readUnits, writeUnits',
      'filter importId = "…"',
      'sort @timestamp asc',
      'limit 1000',
    ],
  },
  ByPush: {
    title: 'one push, from decision to marketplace',
    says: 'Replace … with its id',
    capabilities: ['marketplaces', 'decisions', 'activity'],
    lines: [
      'fields @timestamp, message, service, marketplace, partner, status, attempt, outcome, errorCode, places, PushesConfirmed, changes',
      'filter pushId = "…"',
      'sort @timestamp asc',
      'limit 1000',
    ],
  },
  Slowest: {
    title: 'what takes longest',
    says: 'By function, with its reads and writes',
    lines: [
      'filter ispresent(outcome)',
      'stats count() as times, pct(durationMs, 50) as p50Ms, pct(durationMs, 95) as p95Ms, pct(durationMs, 99) as p99Ms, avg(readUnits) as reads, avg(writeUnits) as writes, sum(coldStart) as coldStarts by service',
      'sort p99Ms desc',
      'limit 50',
    ],
  },
  Faults: {
    title: 'faults by fingerprint',
    says: 'Equal errors are one row, even if their messages contain different ids',
    lines: [
      'filter ispresent(fingerprint)',
      'stats count() as times, latest(error.message) as said, min(@timestamp) as since, max(@timestamp) as last, count_distinct(studioId) as studios by fingerprint, service, errorCode',
      'sort times desc',
      'limit 100',
    ],
  },
  CostByStudio: {
    title: 'what studios cost',
    says: 'Table units and function seconds, the most expensive first',
    lines: [
      'filter ispresent(outcome) and ispresent(studioId)',
      'stats sum(readUnits) as reads, sum(writeUnits) as writes, sum(durationMs) / 1000 as seconds, count() as times by studioId',
      'sort writes desc, reads desc',
      'limit 50',
    ],
  },
  MarketplaceTrouble: {
    title: 'trouble by marketplace',
    says: 'The figures that alarms add up over all marketplaces: late and failed pushes, drift, open breakers, refused credentials',
    capabilities: ['marketplaces', 'integrations'],
    lines: [
      'filter PushesLate > 0 or PushesFailed > 0 or ClassesDrifted > 0 or BreakerOpenSeconds > 0 or BreakerHolds > 0 or CredentialsRefused > 0',
      'stats sum(PushesLate) as late, sum(PushesFailed) as failed, sum(ClassesDrifted) as drifted, sum(BreakerOpenSeconds) as closedSeconds, sum(BreakerHolds) as held, sum(CredentialsRefused) as refused, count_distinct(studioId) as studios by partner, bin(5m)',
      'sort @timestamp desc',
      'limit 100',
    ],
  },
  Marketplaces: {
    title: 'how marketplaces answer',
    says: 'Requests by partner and response',
    capabilities: ['marketplaces', 'integrations'],
    lines: [
      'filter PartnerRequests > 0',
      'stats sum(PartnerRequests) as requests, pct(PartnerLatency, 95) as p95Ms, count_distinct(studioId) as studios by partner, message, status, errorCode',
      'sort requests desc',
    ],
  },
};

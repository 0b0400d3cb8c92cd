import { HttpFailure, type HttpAnswer } from '#functions/_platform/ports/http.ts';
import { logOutcome, withLog } from '#functions/_platform/work.ts';
import { watchedHttp } from '#functions/_domain/connections/watched-http.ts';

const silent = () => undefined;
const request = {
  method: 'GET',
  url: 'https://partner.test/classes/1',
  headers: {},
  timeoutMs: 1_000,
} as const;

type Line = Readonly<Record<string, unknown>>;

const aWatched = (answer: () => Promise<HttpAnswer>, isReading = false) => {
  const lines: Line[] = [];
  const measure = (_message: string, measured: Line, values: Line) =>
    void lines.push({ ...measured, ...values });
  const logger = { info: silent, warn: silent, error: silent, measure };
  return { http: watchedHttp({ send: answer }, 'totalpass', logger as never, { isReading }), lines };
};
const answering = (status: number) => async () => ({ status, durationMs: 7 }) as HttpAnswer;
const inTurn = (statuses: readonly number[]) => {
  const answers = statuses.map((status, at) => ({ status, durationMs: 10 * at }) as HttpAnswer);
  return () => Promise.resolve(answers.shift()!);
};
const requestsOf = (lines: readonly Line[]) => lines.map((line) => line['PartnerRequests']);

describe('requests to a partner', () => {
  it('share one line at the end if they succeed, naming those that may have changed something', async () => {
    const { http, lines } = aWatched(inTurn([200, 204, 200, 201]));
    for (const method of ['GET', 'PATCH', 'GET', 'POST']) await http.send({ ...request, method } as never);
    expect(lines).toEqual([]);
    http.end();
    http.end();
    expect(lines).toEqual([
      {
        partner: 'totalpass',
        host: 'partner.test',
        PartnerRequests: 4,
        PartnerLatency: 15,
        changes: 'PATCH 204, POST 201',
      },
    ]);
  });

  it('share one line per twenty-five, and one for the rest', async () => {
    const { http, lines } = aWatched(answering(200));
    for (let sent = 0; sent < 53; sent += 1) await http.send({ ...request, method: 'PATCH' } as never);
    expect(requestsOf(lines)).toEqual([25, 25]);
    http.end();
    expect(requestsOf(lines)).toEqual([25, 25, 3]);
    expect(lines[2]).toMatchObject({ changes: 'PATCH 200, PATCH 200, PATCH 200' });
  });

  it('of a read share one line per host at its end, and have one line each if they fail', async () => {
    const { http, lines } = aWatched(inTurn([200, 200, 503, 302, 200]), true);
    for (const host of ['a', 'b', 'a', 'a', 'a'])
      await http.send({ ...request, method: 'POST', url: `https://${host}.test/` } as never);
    const failed = { partner: 'totalpass', host: 'a.test', method: 'POST', status: 503 };
    expect(lines).toEqual([
      { ...failed, PartnerRequests: 1, PartnerThrottles: 0, PartnerErrors: 1, PartnerLatency: 20 },
    ]);
    http.end();
    expect(lines.slice(1)).toEqual([
      { partner: 'totalpass', host: 'a.test', PartnerRequests: 3, PartnerLatency: 23 },
      { partner: 'totalpass', host: 'b.test', PartnerRequests: 1, PartnerLatency: 10 },
    ]);
  });

  it('have a line each, immediately, if they fail', async () => {
    const refused = aWatched(answering(429));
    for (let sent = 0; sent < 30; sent += 1) await refused.http.send(request as never);
    expect(requestsOf(refused.lines)).toEqual(Array.from({ length: 30 }, () => 1));
    expect(refused.lines[0]).toMatchObject({ status: 429, PartnerThrottles: 1, PartnerErrors: 0 });
    const failing = aWatched(() =>
      Promise.reject(new HttpFailure({ kind: 'timeout', effectUnknown: false, durationMs: 9 })),
    );
    await expect(failing.http.send(request as never)).rejects.toThrow(HttpFailure);
    const measured = { PartnerRequests: 1, PartnerErrors: 1, PartnerThrottles: 0, PartnerLatency: 9 };
    expect(failing.lines).toEqual([
      { partner: 'totalpass', host: 'partner.test', method: 'GET', errorCode: 'timeout', ...measured },
    ]);
  });

  it('of a session that is used again are added to those in the line that ends a message', async () => {
    const lines: Line[] = [];
    const measure = (message: string, measured: Line, values: Line) =>
      void lines.push({ message, ...measured, ...values });
    const logger = { info: silent, warn: silent, error: silent, measure } as never;
    const clock = { now: () => new Date('2026-11-23T12:00:00Z') };
    await withLog({ requestId: 'r', correlationId: 'c' }, async () => {
      const http = watchedHttp({ send: inTurn([200, 204, 201]) }, 'wellhub', logger);
      for (const method of ['GET', 'PATCH', 'POST']) {
        await http.send({ ...request, method } as never);
        http.end();
      }
      logOutcome('message', { logger, clock }, { startedAt: clock.now(), isCold: false }, { outcome: 'ok' });
    });
    const together = { PartnerRequests: 3, PartnerLatency: 10, changes: 'PATCH 204, POST 201' };
    expect(lines).toEqual([expect.objectContaining({ message: 'message', partner: 'wellhub', ...together })]);
  });

  it('are part of the line that ends a message, if it involves no other partner', async () => {
    const lines: Line[] = [];
    const measure = (message: string, measured: Line, values: Line) =>
      void lines.push({ message, ...measured, ...values });
    const logger = { info: silent, warn: silent, error: silent, measure } as never;
    const clock = { now: () => new Date('2026-11-23T12:00:00Z') };
    await withLog({ requestId: 'r', correlationId: 'c' }, async () => {
      for (const partner of ['totalpass', 'wellhub', 'totalpass'] as const) {
        const http = watchedHttp({ send: answering(204) }, partner, logger);
        await http.send({ ...request, method: 'PATCH' } as never);
        http.end();
      }
      logOutcome('message', { logger, clock }, { startedAt: clock.now(), isCold: false }, { outcome: 'ok' });
    });
    const requested = { host: 'partner.test', changes: 'PATCH 204', PartnerRequests: 1, PartnerLatency: 7 };
    expect(lines).toEqual([
      { message: 'outbound request', partner: 'wellhub', ...requested },
      { message: 'outbound request', partner: 'totalpass', ...requested },
      expect.objectContaining({ message: 'message', outcome: 'ok', partner: 'totalpass', ...requested }),
    ]);
  });
});

import { HttpFailure, type HttpAnswer } from '../../../functions/_platform/ports/http.ts';
import { watchedHttp } from '../../../functions/marketplaces/watched-http.ts';

const silent = () => undefined;
const request = {
  method: 'GET',
  url: 'https://partner.test/classes/1',
  headers: {},
  timeoutMs: 1_000,
} as const;

const aWatched = (answer: () => Promise<HttpAnswer>, isReading = false) => {
  const lines: Record<string, number>[] = [];
  const measure = (_message: string, measured: Record<string, number>) => void lines.push(measured);
  const logger = { info: silent, warn: silent, error: silent, measure };
  return { http: watchedHttp({ send: answer }, 'totalpass', logger as never, { isReading }), lines };
};
const answering = (status: number) => async () => ({ status, durationMs: 7 }) as HttpAnswer;
const requestsOf = (lines: readonly Record<string, number>[]) => lines.map((line) => line['PartnerRequests']);

describe('requests to a partner', () => {
  it('that may change something have a line each at first; then one speaks for twenty-five, and the last for the rest', async () => {
    const { http, lines } = aWatched(answering(200));
    for (let sent = 0; sent < 63; sent += 1) await http.send({ ...request, method: 'PATCH' } as never);
    expect(requestsOf(lines)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 25]);
    expect(lines[11]).toMatchObject({ PartnerLatency: 7, PartnerErrors: 0 });
    http.end();
    http.end();
    expect(requestsOf(lines).slice(12)).toEqual([3]);
  });

  it('that only read have one line at the end', async () => {
    const { http, lines } = aWatched(answering(200));
    for (const method of ['GET', 'PATCH', 'GET']) await http.send({ ...request, method } as never);
    expect(requestsOf(lines)).toEqual([1]);
    http.end();
    expect(requestsOf(lines)).toEqual([1, 2]);
  });

  it('of a reading have one line at its end for each host, and where they are not answered well one each', async () => {
    const answers = [200, 200, 503, 302, 200].map((status, at) => ({ status, durationMs: 10 * at }));
    const { http, lines } = aWatched(() => Promise.resolve(answers.shift() as HttpAnswer), true);
    for (const host of ['a', 'b', 'a', 'a', 'a'])
      await http.send({ ...request, url: `https://${host}.test/` } as never);
    expect(lines).toEqual([
      { PartnerRequests: 1, PartnerThrottles: 0, PartnerErrors: 1, PartnerLatency: 20 },
    ]);
    http.end();
    expect(lines.slice(1)).toEqual([
      { PartnerRequests: 3, PartnerThrottles: 0, PartnerErrors: 0, PartnerLatency: 23 },
      { PartnerRequests: 1, PartnerThrottles: 0, PartnerErrors: 0, PartnerLatency: 10 },
    ]);
  });

  it('have a line each where they are not answered well', async () => {
    const refused = aWatched(answering(429));
    for (let sent = 0; sent < 30; sent += 1) await refused.http.send(request as never);
    expect(requestsOf(refused.lines)).toEqual(Array.from({ length: 30 }, () => 1));
    const failing = aWatched(() =>
      Promise.reject(new HttpFailure({ kind: 'timeout', effectUnknown: false, durationMs: 9 })),
    );
    await expect(failing.http.send(request as never)).rejects.toThrow(HttpFailure);
    expect(failing.lines).toEqual([
      { PartnerRequests: 1, PartnerErrors: 1, PartnerThrottles: 0, PartnerLatency: 9 },
    ]);
  });
});

import { failureOf, problemAnswer } from '#functions/_platform/problem.ts';
import { inputOf } from '#functions/_platform/request.ts';
import { errorCodes, problem, problemFindingsMax, statusOf } from '#shared/contracts/errors.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { defaultGuidelines } from '#shared/contracts/integrations/guidelines.ts';
import { connectMarketplace } from '#shared/contracts/integrations/connect-marketplace.ts';
import { eventFor } from '../../builders/call-operation.ts';

const bodyOf = (failure: Failure) => {
  const { body, statusCode, headers } = problemAnswer(failure, 'request-1');
  return { ...problem.parse(JSON.parse(body ?? '')), statusCode, headers };
};

describe('the only error response', () => {
  test.each(errorCodes)('%s leaves with its status, as the contract says', (code) => {
    const answered = bodyOf(new Failure(code, 'A sentence.'));
    expect(answered).toMatchObject({
      type: `/problems/${code}`,
      code,
      status: statusOf[code],
      statusCode: statusOf[code],
      detail: 'A sentence.',
      requestId: 'request-1',
      headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
    });
    expect(answered.title).not.toBe('');
  });

  test('any other error reveals nothing about itself', () => {
    const leaks = [
      'TypeError: x at /var/task/index.mjs:1',
      'arn:aws:dynamodb:us-east-1:1:table/t',
      'canary-9',
    ];
    for (const leak of leaks)
      for (const thrown of [new Error(leak), leak, { message: leak }, new TypeError(leak, { cause: leak })]) {
        const { headers: _, ...answered } = bodyOf(failureOf(thrown));
        expect(answered.code).toBe('internal');
        expect(JSON.stringify(answered)).not.toContain(leak);
      }
  });

  test.each([
    [problemFindingsMax - 1, problemFindingsMax - 1],
    [problemFindingsMax, problemFindingsMax],
    [problemFindingsMax + 1, problemFindingsMax],
  ])('of %d findings %d are sent, and all are counted', (count, travel) => {
    const findings = Array.from({ length: count }, (_, n) => ({ path: 'x', row: n + 1, message: 'm' }));
    const answered = bodyOf(new Failure('import-invalid', 'x', findings));
    expect([answered.findings?.length, answered.findingsTotal]).toEqual([travel, count]);
  });
});

describe('the input of a request', () => {
  const good = { integrationId: 'wellhub', username: 'u', password: 'p', revenuePerBookingMinor: 1 };
  const refusalOf = (event: never): Failure => {
    try {
      inputOf(connectMarketplace, event);
    } catch (error) {
      if (error instanceof Failure) return error;
    }
    throw new Error('not refused');
  };
  const withBody = (body: unknown) =>
    ({
      ...(eventFor(connectMarketplace, good, undefined) as object),
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }) as never;

  test('path, query and body are merged into one object, with defaults', () => {
    expect(inputOf(connectMarketplace, eventFor(connectMarketplace, good, undefined))).toEqual({
      ...good,
      noShowPayPercent: 0,
      guidelines: defaultGuidelines,
    });
  });

  test('a base64 body is read too', () => {
    const event = eventFor(connectMarketplace, good, undefined) as { body: string };
    const encoded = { ...event, body: Buffer.from(event.body).toString('base64'), isBase64Encoded: true };
    expect(inputOf(connectMarketplace, encoded as never)).toMatchObject({ username: 'u' });
  });

  test.each([
    ['{', 'body'],
    ['[]', 'body'],
    ['null', 'body'],
    [{ ...good, integrationId: undefined, studioId: 'x' }, 'body'],
    ['{"__proto__":{"admin":true},"username":"u","password":"p","revenuePerBookingMinor":1}', 'body'],
    [{ username: 'u', password: 'p', revenuePerBookingMinor: 1.5 }, 'body.revenuePerBookingMinor'],
    [{ username: 7, password: 'p', revenuePerBookingMinor: 1 }, 'body.username'],
  ])('%j is refused at %s', (body, path) => {
    const failure = refusalOf(withBody(body));
    expect(failure.code).toBe('invalid-input');
    expect(failure.findings.map((finding) => finding.path)).toContain(path);
  });
});

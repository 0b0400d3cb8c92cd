import { call, codeIn, openObjects, type Harness } from './harness.ts';

describe('preflights', () => {
  let objects: Harness;
  beforeAll(async () => {
    objects = await openObjects();
  });
  afterAll(() => objects.close());

  const ask = (bucket: string, origin: string, method: string, headers?: string) =>
    call(`${objects.url}/${bucket}/t/s1/a.csv`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        ...(headers ? { 'access-control-request-headers': headers } : {}),
      },
    });

  it('allow what the rules of the bucket allow', async () => {
    const answer = await ask('uploads', 'https://app.example', 'PUT', 'content-type,x-amz-meta-studio');
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
      'access-control-allow-methods': 'POST, PUT',
      'access-control-allow-headers': 'content-type, x-amz-meta-studio',
      'access-control-max-age': '600',
    });
  });

  it.each([
    ['another origin', 'uploads', 'https://evil.example', 'PUT', undefined],
    ['a longer origin', 'uploads', 'https://app.example.evil.example', 'PUT', undefined],
    ['another method', 'uploads', 'https://app.example', 'DELETE', undefined],
    ['another header', 'uploads', 'https://app.example', 'PUT', 'authorization'],
    ['a bucket without rules', 'plain', 'https://app.example', 'PUT', undefined],
  ])('refuse %s', async (_, bucket, origin, method, headers) => {
    const answer = await ask(bucket, origin, method, headers);
    expect([answer.status, codeIn(answer)]).toEqual([403, 'AccessForbidden']);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

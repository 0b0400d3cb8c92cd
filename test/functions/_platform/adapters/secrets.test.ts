import * as z from 'zod';
import { secretFrom } from '#functions/_platform/adapters/secrets.ts';
import { createParameters } from '#infra/local/emulators/parameters/index.ts';
import { tellEnvironment } from '#test/builders/tell-environment.ts';

const name = '/cupo/test/stripe-secret-key';
const shape = z.string().startsWith('sk_test_');
const requests: string[] = [];
let parameters: Awaited<ReturnType<typeof createParameters>>;

beforeEach(async () => {
  requests.length = 0;
  parameters = await createParameters({
    now: () => new Date('2026-03-02T10:00:00Z'),
    values: {},
    authorize: ({ action, parameterArn }) => {
      requests.push(`${action} ${parameterArn}`);
      return true;
    },
  });
  tellEnvironment({
    AWS_ENDPOINT_URL_SSM: parameters.url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'LOCALKEY',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
});
afterEach(() => parameters.close());

it('is decrypted, trimmed, and read once', async () => {
  parameters.put(name, ' sk_test_1\n');
  const secret = secretFrom(name, shape);
  expect([await secret(), await secret()]).toEqual(['sk_test_1', 'sk_test_1']);
  expect(requests).toEqual([
    'ssm:GetParameter arn:aws:ssm:us-east-1:000000000000:parameter/cupo/test/stripe-secret-key',
  ]);
});

it('is read before it is needed', async () => {
  parameters.put(name, 'sk_test_1');
  secretFrom(name, shape);
  const deadlineMs = Date.now() + 5_000;
  while (requests.length === 0 && Date.now() < deadlineMs) await new Promise(setImmediate);
  expect(requests).toHaveLength(1);
});

it('is read again if its parameter did not exist yet', async () => {
  const secret = secretFrom(name, shape);
  await expect(secret()).rejects.toMatchObject({ name: 'ParameterNotFound' });
  parameters.put(name, 'sk_test_1');
  expect(await secret()).toBe('sk_test_1');
});

it('is read again if it was malformed, and the error does not contain it', async () => {
  parameters.put(name, 'put-here-later');
  const secret = secretFrom(name, shape);
  await expect(secret()).rejects.toThrow(`the secret ${name} does not have the expected form`);
  await expect(secret()).rejects.not.toThrow('put-here-later');
  parameters.put(name, 'sk_test_1');
  expect(await secret()).toBe('sk_test_1');
});

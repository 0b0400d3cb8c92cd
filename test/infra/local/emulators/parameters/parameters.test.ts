import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import {
  createParameters,
  type ParametersEmulator,
} from '#infra/local/emulators/parameters/create-parameters.ts';

const name = '/cupo/dev/stripe-secret-key';
const arnOf = (parameter: string) => `arn:aws:ssm:us-east-1:000000000000:parameter${parameter}`;
let parameters: ParametersEmulator;
beforeAll(async () => {
  parameters = await createParameters({
    now: () => new Date('2026-03-02T10:00:00Z'),
    values: { [name]: 'sk_test_1' },
    authorize: ({ accessKeyId, action, parameterArn }) =>
      (accessKeyId === 'MAY' &&
        action === 'ssm:GetParameter' &&
        parameterArn.startsWith(arnOf('/cupo/dev/'))) ||
      'Not you',
  });
});
afterAll(() => parameters.close());

const read = async (Name: string, { accessKeyId = 'MAY', WithDecryption = true } = {}) => {
  const client = new SSMClient({
    endpoint: parameters.url,
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey: 'any' },
    maxAttempts: 1,
  });
  return (await client.send(new GetParameterCommand({ Name, WithDecryption }))).Parameter;
};

test('reads a parameter by its name', async () => {
  expect(await read(name)).toEqual({
    Name: name,
    ARN: arnOf(name),
    Type: 'SecureString',
    DataType: 'text',
    Value: 'sk_test_1',
    Version: 1,
    LastModifiedDate: new Date('2026-03-02T10:00:00Z'),
  });
});

test('returns the ciphertext of a value without decryption', async () => {
  const { Value = '' } = (await read(name, { WithDecryption: false })) ?? {};
  expect(Value).toMatch(/^[A-Za-z0-9+/]{160}$/);
});

test('refuses unauthorized callers without revealing the value', async () => {
  const refused = { name: 'AccessDeniedException', message: 'Not you' };
  await expect(read(name, { accessKeyId: 'OTHER' })).rejects.toMatchObject(refused);
  await expect(read('/cupo/prod/stripe-secret-key')).rejects.toMatchObject(refused);
});

test('reports a missing parameter until it is created', async () => {
  const later = '/cupo/dev/notification-key';
  await expect(read(later)).rejects.toMatchObject({ name: 'ParameterNotFound' });
  parameters.put(later, 'first');
  expect(await read(later)).toMatchObject({ Value: 'first', Version: 1 });
  parameters.put(later, 'second');
  expect(await read(later)).toMatchObject({ Value: 'second', Version: 2 });
});

test('fails during a simulated outage', async () => {
  parameters.setOutage({ status: 500, type: 'InternalServerError' });
  await expect(read(name)).rejects.toMatchObject({ name: 'InternalServerError' });
  parameters.setOutage();
  expect((await read(name))?.Value).toBe('sk_test_1');
});

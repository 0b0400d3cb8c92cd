import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { createSecrets, type SecretsEmulator } from '#infra/local/emulators/secrets/create-secrets.ts';

const arn = 'arn:aws:secretsmanager:us-east-1:000000000000:secret:key';
let secrets: SecretsEmulator;
beforeAll(async () => {
  secrets = await createSecrets({
    now: () => new Date('2026-03-02T10:00:00Z'),
    secrets: [
      { arn, name: 'key', value: 'sk_test_1' },
      { arn: `${arn}-2`, name: 'other' },
    ],
    authorize: ({ accessKeyId, action, secretArn }) =>
      (accessKeyId === 'MAY' && action === 'secretsmanager:GetSecretValue' && secretArn.startsWith(arn)) ||
      'Not you',
  });
});
afterAll(() => secrets.close());

const read = (SecretId: string, accessKeyId = 'MAY') =>
  new SecretsManagerClient({
    endpoint: secrets.url,
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey: 'any' },
  }).send(new GetSecretValueCommand({ SecretId }));

test('a secret is read by its ARN and by its name', async () => {
  expect(await read(arn)).toMatchObject({ ARN: arn, Name: 'key', SecretString: 'sk_test_1' });
  expect((await read('key')).SecretString).toBe('sk_test_1');
});

test('a secret that nobody put in place is random', async () => {
  expect((await read('other')).SecretString).toMatch(/^[\w-]{32}$/);
});

test('who may not read it is told so, and never the value', async () => {
  await expect(read(arn, 'OTHER')).rejects.toMatchObject({
    name: 'AccessDeniedException',
    message: 'Not you',
  });
});

test('what is not there is not found', async () => {
  await expect(read(`${arn}-none`)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});

import { pushServices } from '#functions/_platform/adapters/web-push/push-services.ts';
import { createParameters } from '#infra/local/emulators/parameters/index.ts';
import { tellEnvironment } from '#test/builders/tell-environment.ts';

const name = '/cupo/test/notification-key';

let parameters: Awaited<ReturnType<typeof createParameters>>;

beforeEach(async () => {
  const now = () => new Date('2026-03-02T10:00:00Z');
  parameters = await createParameters({ now, values: {} });
  tellEnvironment({
    AWS_ENDPOINT_URL_SSM: parameters.url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'LOCALKEY',
    AWS_SECRET_ACCESS_KEY: 'secret',
    NOTIFICATION_KEY_PARAMETER: name,
    WEB_ORIGIN: 'https://app.example',
  });
});
afterEach(() => parameters.close());

it('returns the public key as soon as its secret is stored, and never changes it', async () => {
  const services = pushServices();
  await expect(services.publicKey()).rejects.toMatchObject({ name: 'ParameterNotFound' });
  parameters.put(name, 'q6Zxw1mJ0dYpT3vNc8rKfLh2sBgUeAoX5iWnC7tVbHM');
  const publicKey = await services.publicKey();
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  expect(await pushServices().publicKey()).toBe(publicKey);
});

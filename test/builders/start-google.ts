import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeys } from '#infra/local/emulators/keys/index.ts';
import { createParameters } from '#infra/local/emulators/parameters/index.ts';
import {
  createGoogle,
  type GoogleSimulator,
  type TroubleName,
} from '#infra/local/simulators/google/index.ts';
import { tellEnvironment } from './tell-environment.ts';

const clientSecret = '/cupo/test/google-client-secret';
const keyId = '0a1b2c3d-0000-4000-8000-000000000002';

export interface TestGoogle extends GoogleSimulator {
  control(method: string, path: string, body: unknown): Promise<void>;
  trouble(email: string, trouble: TroubleName): Promise<void>;
}

/** Starts the Google emulator, with the encryption keys for tokens and the client's secret. */
export async function startGoogle(now: () => Date, webOrigin: string): Promise<TestGoogle> {
  const dir = mkdtempSync(join(tmpdir(), 'google-keys-'));
  const google = await createGoogle({ now });
  google.redirectUris.add(`${webOrigin}/api/gmail/callback`);
  const [parameters, keys] = await Promise.all([
    createParameters({ now, values: { [clientSecret]: google.clientSecret } }),
    createKeys({ dir, keys: [{ keyId }], now }),
  ]);
  tellEnvironment({
    AWS_ENDPOINT_URL_SSM: parameters.url,
    AWS_ENDPOINT_URL_KMS: keys.url,
    CREDENTIALS_KEY_ID: keyId,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET_PARAMETER: clientSecret,
    GOOGLE_CONSENT_BASE_URL: google.url,
    GOOGLE_TOKEN_BASE_URL: google.url,
    GMAIL_BASE_URL: google.url,
    WEB_ORIGIN: webOrigin,
    OUTBOUND_LOOPBACK: 'allowed',
  });
  const control = async (method: string, path: string, body: unknown) => {
    const answer = await fetch(`${google.url}/_control/${path}`, { method, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  return {
    ...google,
    get state() {
      return google.state;
    },
    control,
    trouble: (email, trouble) => control('PUT', 'trouble', { email, trouble }),
    close: async () => {
      await Promise.all([google.close(), parameters.close(), keys.close()]);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

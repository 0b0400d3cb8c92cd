import { serveAwsJson } from '../_shared/aws-json.ts';
import { listen } from '../_shared/listen.ts';
import { inJson, withOutages } from '../_shared/outage.ts';
import { loadKeyMaterial } from './key-file.ts';
import { createKeyRing, keyIdsOf } from './key-ring.ts';
import { createOperations } from './operations.ts';
import type { KeysEmulator, KeysOptions } from './options.ts';

const bodyBytesMax = 64 * 1024;

/** Starts a KMS endpoint on 127.0.0.1 with the given symmetric keys. */
export async function createKeys(options: KeysOptions): Promise<KeysEmulator> {
  const { dir, keys, now, port, authorize, region = 'us-east-1', accountId = '000000000000' } = options;
  const ring = createKeyRing({ keys, region, accountId }, await loadKeyMaterial(dir, keyIdsOf(keys)));
  const operations = createOperations({ ring, createdAt: now(), ...(authorize ? { authorize } : {}) });
  const { handle, setOutage } = withOutages(serveAwsJson('TrentService', operations, bodyBytesMax), inJson);
  const { url, close } = await listen(handle, port);
  return { url, close, setEnabled: ring.setEnabled, setOutage };
}

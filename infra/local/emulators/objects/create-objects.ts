import { join } from 'node:path';
import { listen } from '../_shared/listen.ts';
import { type Outage, withOutages } from '../_shared/outage.ts';
import { answerRequests } from './answer.ts';
import { openBucket } from './bucket-store.ts';
import type { Bucket } from './context.ts';
import type { ObjectsEmulator, ObjectsOptions } from './options.ts';
import { xmlDocument } from './xml.ts';

const inXml = ({ type }: Outage) => ({
  contentType: 'application/xml',
  body: xmlDocument('Error', { Code: type, Message: '' }),
});

/** Starts an S3 endpoint on 127.0.0.1 with the given buckets. */
export async function createObjects(options: ObjectsOptions): Promise<ObjectsEmulator> {
  const { dir, now, port, secretFor, authorize, onCreated } = options;
  const buckets = new Map<string, Bucket>();
  for (const { name, corsRules = [] } of options.buckets)
    buckets.set(name, { name, corsRules, store: await openBucket(join(dir, name)) });
  const context = {
    now,
    secretFor,
    buckets,
    ...(authorize ? { authorize } : {}),
    ...(onCreated ? { onCreated } : {}),
  };
  const { handle, setOutage } = withOutages(answerRequests(context), inXml);
  const { url, close } = await listen(handle, port);
  return {
    url,
    close,
    setOutage,
    find: (bucketName, key) => {
      const store = buckets.get(bucketName)?.store;
      const found = store?.get(key);
      return store && found
        ? { path: store.dataPath(found.id), sizeBytes: found.sizeBytes, headers: found.headers }
        : undefined;
    },
  };
}

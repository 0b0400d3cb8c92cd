import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The metadata of an object. Its bytes are in <id>.data. */
export type StoredObject = {
  id: string;
  key: string;
  sizeBytes: number;
  /** MD5 in hexadecimal, without quotes. */
  etag: string;
  /** ISO 8601. */
  lastModified: string;
  /** Response headers: content type, x-amz-meta-…, checksums. */
  headers: Record<string, string>;
};
export type Draft = { id: string; sizeBytes: number; etag: string };
export type BucketStore = {
  get: (key: string) => StoredObject | undefined;
  /** Keys in the order of their UTF-8 bytes. */
  keysFrom: (prefix: string, after: string) => string[];
  dataPath: (id: string) => string;
  /** Writes data that readers cannot see until it is committed. */
  draft: (chunks: AsyncIterable<Buffer>) => Promise<Draft>;
  discard: (draft: Draft) => Promise<void>;
  commit: (object: StoredObject) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

export async function openBucket(dir: string): Promise<BucketStore> {
  await mkdir(dir, { recursive: true });
  const objects = await load(dir);
  const dataPath = (id: string): string => join(dir, `${id}.data`);
  const metaPath = (id: string): string => join(dir, `${id}.json`);
  const erase = async (id: string): Promise<void> => {
    await rm(metaPath(id), { force: true });
    await rm(dataPath(id), { force: true });
  };
  return {
    dataPath,
    get: (key) => objects.get(key),
    keysFrom: (prefix, after) =>
      [...objects.keys()].filter((key) => key.startsWith(prefix) && isBefore(after, key)).sort(byBytes),
    draft: (chunks) => writeDraft(dataPath, chunks),
    discard: ({ id }) => rm(dataPath(id), { force: true }),
    commit: async (object) => {
      const path = metaPath(object.id);
      await writeFile(`${path}.new`, JSON.stringify(object));
      await rename(`${path}.new`, path);
      const replaced = objects.get(object.key);
      objects.set(object.key, object);
      if (replaced) await erase(replaced.id);
    },
    remove: async (key) => {
      const found = objects.get(key);
      objects.delete(key);
      if (found) await erase(found.id);
    },
  };
}

const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

const isBefore = (a: string, b: string): boolean => a === '' || byBytes(a, b) < 0;

async function writeDraft(dataPath: (id: string) => string, chunks: AsyncIterable<Buffer>): Promise<Draft> {
  const id = randomUUID();
  const file = await open(dataPath(id), 'wx');
  const md5 = createHash('md5');
  let sizeBytes = 0;
  try {
    for await (const chunk of chunks) {
      md5.update(chunk);
      sizeBytes += chunk.length;
      await file.writeFile(chunk);
    }
  } catch (error) {
    await file.close();
    await rm(dataPath(id), { force: true });
    throw error;
  }
  await file.close();
  return { id, sizeBytes, etag: md5.digest('hex') };
}

/** Removes what a crash left behind: data without metadata, and the older of two objects with the same key. */
async function load(dir: string): Promise<Map<string, StoredObject>> {
  const objects = new Map<string, StoredObject>();
  const files = await readdir(dir);
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    const object = JSON.parse(await readFile(join(dir, file), 'utf8')) as StoredObject;
    const other = objects.get(object.key);
    if (!other || other.lastModified <= object.lastModified) objects.set(object.key, object);
  }
  const retained = new Set([...objects.values()].flatMap(({ id }) => [`${id}.json`, `${id}.data`]));
  for (const file of files.filter((name) => !retained.has(name))) await rm(join(dir, file), { force: true });
  return objects;
}

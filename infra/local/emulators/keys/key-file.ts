import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DamagedFile, startAnew } from '../_shared/damaged-file.ts';

/** Key material by key id: 32 bytes in Base64. */
type Material = Record<string, string>;

/** Reads the keys' material and creates missing keys. Only the file's owner can read it. */
export async function loadKeyMaterial(dir: string, keyIds: string[]): Promise<Map<string, Buffer>> {
  const file = join(dir, 'keys.json');
  const material = await read(file);
  const missing = keyIds.filter((keyId) => !Object.hasOwn(material, keyId));
  for (const keyId of missing) material[keyId] = randomBytes(32).toString('base64');
  if (missing.length) await write(dir, file, material);
  return new Map(keyIds.map((keyId) => [keyId, Buffer.from(material[keyId] ?? '', 'base64')]));
}

async function read(file: string): Promise<Material> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Material;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new DamagedFile(file, 'The keys of the twin', startAnew(dirname(dirname(file))), error);
  }
}

/**
 * Writes a new file and renames it, so that a crash never leaves an incomplete file: data encrypted with a lost key
 * could not be decrypted.
 */
async function write(dir: string, file: string, material: Material): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.new`, JSON.stringify(material), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

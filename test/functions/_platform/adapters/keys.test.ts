import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpeningKeys, SealContext, SealingKeys } from '#functions/_platform/ports/keys.ts';
import { createKeys, type KeysEmulator } from '#infra/local/emulators/keys/index.ts';
import * as keys from '#functions/_platform/adapters/keys.ts';
import { cachedOpeningKeys } from '#functions/_platform/adapters/cached-keys.ts';

const keyId = '0a1b2c3d-0000-4000-8000-000000000007';
const context: SealContext = { studioId: 'studio-a', integrationId: 'wellhub', purpose: 'credentials' };
const plain = '{"username":"gym","password":"pässword ✓"}';
const refusal = expect.objectContaining({
  name: expect.stringMatching(
    /^(InvalidCiphertextException|AccessDeniedException|ZodError|Error|SyntaxError)$/,
  ),
});

let emulator: KeysEmulator;
let dir: string;
let sealing: SealingKeys;
let opening: OpeningKeys;
let sealed: string;
const retained: () => OpeningKeys = cachedOpeningKeys;
/** The requests to the key service. */
const requests: string[] = [];

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'keys-'));
  emulator = await createKeys({
    dir,
    keys: [{ keyId }],
    now: () => new Date('2026-03-02T10:00:00Z'),
    authorize: ({ action, encryptionContext }) => {
      requests.push(action);
      return (
        action !== 'kms:Decrypt' || encryptionContext['purpose'] === 'credentials' || 'not for this purpose'
      );
    },
  });
  process.env['CREDENTIALS_KEY_ID'] = keyId;
  process.env['AWS_ENDPOINT_URL_KMS'] = emulator.url;
  process.env['AWS_REGION'] = 'us-east-1';
  process.env['AWS_ACCESS_KEY_ID'] = 'KEYS';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'KEYS';
  sealing = keys.sealingKeys();
  opening = keys.openingKeys();
  sealed = await sealing.seal(plain, context);
});
afterAll(async () => {
  await emulator.close();
  rmSync(dir, { recursive: true });
});

describe('what is sealed', () => {
  test('opens with its own context', async () => {
    expect(await opening.open(sealed, context)).toBe(plain);
  });

  test.each<[string, Partial<SealContext>]>([
    ['studio', { studioId: 'studio-b' }],
    ['marketplace', { integrationId: 'fitpass' }],
    ['purpose', { purpose: 'gmail' }],
  ])('moved to another %s stays closed', async (_, other) => {
    await expect(opening.open(sealed, { ...context, ...other })).rejects.toEqual(refusal);
  });

  test('stays closed for a purpose without permission, even with its own context', async () => {
    const mine: SealContext = { ...context, purpose: 'gmail' };
    const ofGmail = await sealing.seal(plain, mine);
    await expect(opening.open(ofGmail, mine)).rejects.toMatchObject({ name: 'AccessDeniedException' });
  });

  test('stays closed with the data key of another value', async () => {
    const other = JSON.parse(await sealing.seal(plain, context)) as Record<string, unknown>;
    const mixed = JSON.stringify({ ...JSON.parse(sealed), dataKey: other['dataKey'] });
    await expect(opening.open(mixed, context)).rejects.toEqual(refusal);
  });

  test('differs each time and contains nothing of the plain text', async () => {
    const again = await sealing.seal(plain, context);
    expect(again).not.toBe(sealed);
    expect(sealed).not.toContain('gym');
  });

  const fields = ['dataKey', 'nonce', 'tag', 'text'] as const;
  test.each(fields)('stays closed if any bit of its %s is flipped', async (field) => {
    const parts = JSON.parse(sealed) as Record<string, string>;
    const bytes = Buffer.from(parts[field]!, 'base64');
    const opened: number[] = [];
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3]! ^= 1 << (bit & 7);
      const given = JSON.stringify({ ...parts, [field]: changed.toString('base64') });
      await opening.open(given, context).then(
        () => opened.push(bit),
        (error: unknown) => expect(error).toEqual(refusal),
      );
    }
    expect(bytes.length).toBeGreaterThan(11);
    expect(opened).toEqual([]);
  });
});

describe('a value that is decrypted repeatedly', () => {
  const fourHoursMs = 4 * 60 * 60_000;
  const opensOf = (): number => requests.filter((action) => action === 'kms:Decrypt').length;
  let startedAtMs: number;
  const later = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(startedAtMs + ms);
  beforeEach(() => {
    startedAtMs = performance.now();
    requests.length = 0;
    later(0);
  });
  afterEach(() => void jest.restoreAllMocks());

  test('is decrypted once in four hours, even if its key is gone by then', async () => {
    const keys = retained();
    expect([await keys.open(sealed, context), await keys.open(sealed, context)]).toEqual([plain, plain]);
    later(fourHoursMs - 1);
    await keys.open(sealed, context);
    expect(opensOf()).toBe(1);
    later(fourHoursMs);
    await keys.open(sealed, context);
    expect(opensOf()).toBe(2);
  });

  test('changes as soon as another password is stored', async () => {
    const keys = retained();
    await keys.open(sealed, context);
    const changed = await sealing.seal('{"username":"gym","password":"changed"}', context);
    expect(await keys.open(changed, context)).toContain('changed');
    expect(opensOf()).toBe(2);
  });

  test.each<[string, Partial<SealContext>]>([
    ['studio', { studioId: 'studio-b' }],
    ['marketplace', { integrationId: 'fitpass' }],
    ['purpose', { purpose: 'gmail' }],
  ])('stays closed to another %s, kept or not', async (_, other) => {
    const keys = retained();
    await keys.open(sealed, context);
    await expect(keys.open(sealed, { ...context, ...other })).rejects.toEqual(refusal);
  });
});

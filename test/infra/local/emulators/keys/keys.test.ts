import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DecryptCommand,
  DescribeKeyCommand,
  EncryptCommand,
  GenerateDataKeyCommand,
  GenerateDataKeyWithoutPlaintextCommand,
  KMSClient,
} from '@aws-sdk/client-kms';
import { createKeys } from '#infra/local/emulators/keys/create-keys.ts';
import type { KeysEmulator, KeysOptions } from '#infra/local/emulators/keys/options.ts';

const now = () => new Date('2026-03-01T12:00:00Z');
const context = { studio: 's1', marketplace: 'fitpass' };
const arn = 'arn:aws:kms:us-east-1:000000000000:key/credentials';
const password = Buffer.from('a studio’s password');

describe('keys', () => {
  let dir: string;
  let keys: KeysEmulator;
  let client: KMSClient;
  const calls: Parameters<NonNullable<KeysOptions['authorize']>>[0][] = [];

  const start = async (): Promise<void> => {
    keys = await createKeys({
      dir,
      now,
      keys: [{ keyId: 'credentials', aliases: ['alias/cupo-credentials'] }, { keyId: 'other' }],
      authorize: (call) => {
        calls.push(call);
        return call.accessKeyId === 'STRANGER' ? `User is not authorized to perform: ${call.action}` : true;
      },
    });
    client = clientOf('WORKER');
  };
  const clientOf = (accessKeyId: string): KMSClient =>
    new KMSClient({
      endpoint: keys.url,
      region: 'us-east-1',
      credentials: { accessKeyId, secretAccessKey: 'x' },
    });
  const encrypt = (KeyId = 'credentials') =>
    client.send(new EncryptCommand({ KeyId, Plaintext: password, EncryptionContext: context }));

  beforeEach(async () => {
    dir = join(await mkdtemp(join(tmpdir(), 'keys-')), 'kept');
    await start();
  });
  afterEach(async () => {
    await keys.close();
    await rm(dir, { recursive: true });
    calls.length = 0;
  });

  it('decrypts what it encrypted, by id, ARN or alias', async () => {
    for (const name of ['credentials', arn, 'alias/cupo-credentials']) {
      const { CiphertextBlob, KeyId } = await encrypt(name);
      expect(KeyId).toBe(arn);
      const { Plaintext } = await client.send(
        new DecryptCommand({ CiphertextBlob, EncryptionContext: context }),
      );
      expect(Buffer.from(Plaintext!)).toEqual(password);
    }
  });

  it('ignores the order of the context', async () => {
    const { CiphertextBlob } = await encrypt();
    const EncryptionContext = { marketplace: 'fitpass', studio: 's1' };
    const { Plaintext } = await client.send(new DecryptCommand({ CiphertextBlob, EncryptionContext }));
    expect(Buffer.from(Plaintext!)).toEqual(password);
  });

  it.each([
    ['none', undefined],
    ['another value', { studio: 's2', marketplace: 'fitpass' }],
    ['one pair less', { studio: 's1' }],
    ['one pair more', { ...context, more: '' }],
  ])('refuses another context: %s', async (_, EncryptionContext) => {
    const { CiphertextBlob } = await encrypt();
    await expect(
      client.send(new DecryptCommand({ CiphertextBlob, EncryptionContext })),
    ).rejects.toMatchObject({
      name: 'InvalidCiphertextException',
      $metadata: { httpStatusCode: 400 },
    });
  });

  it('refuses a ciphertext with any byte changed', async () => {
    const { CiphertextBlob } = await encrypt();
    for (const at of [0, 1, 5, 14, 30, CiphertextBlob!.length - 1]) {
      const changed = Uint8Array.from(CiphertextBlob!);
      changed[at]! ^= 1;
      const call = new DecryptCommand({ CiphertextBlob: changed, EncryptionContext: context });
      await expect(client.send(call)).rejects.toMatchObject({ name: 'InvalidCiphertextException' });
    }
  });

  it('refuses to decrypt with another key', async () => {
    const { CiphertextBlob } = await encrypt();
    const call = new DecryptCommand({ CiphertextBlob, EncryptionContext: context, KeyId: 'other' });
    await expect(client.send(call)).rejects.toMatchObject({ name: 'IncorrectKeyException' });
  });

  it('generates data keys of the requested length, encrypted under the context', async () => {
    const spec = { KeyId: 'credentials', EncryptionContext: context };
    const { Plaintext, CiphertextBlob } = await client.send(
      new GenerateDataKeyCommand({ ...spec, KeySpec: 'AES_256' }),
    );
    expect(Plaintext).toHaveLength(32);
    const opened = await client.send(new DecryptCommand({ CiphertextBlob, EncryptionContext: context }));
    expect(opened.Plaintext).toEqual(Plaintext);
    const alone = await client.send(
      new GenerateDataKeyWithoutPlaintextCommand({ ...spec, NumberOfBytes: 64 }),
    );
    expect(alone).not.toHaveProperty('Plaintext');
    const unsealed = await client.send(
      new DecryptCommand({ CiphertextBlob: alone.CiphertextBlob, EncryptionContext: context }),
    );
    expect(unsealed.Plaintext).toHaveLength(64);
    await expect(client.send(new GenerateDataKeyCommand(spec))).rejects.toMatchObject({
      name: 'ValidationException',
    });
  });

  it('accepts a plaintext of at most 4,096 bytes', async () => {
    const encrypt = (bytes: number) =>
      client.send(new EncryptCommand({ KeyId: 'credentials', Plaintext: Buffer.alloc(bytes) }));
    await expect(encrypt(4096)).resolves.toMatchObject({ KeyId: arn });
    await expect(encrypt(4097)).rejects.toMatchObject({ name: 'ValidationException' });
  });

  it('names the unknown or disabled key', async () => {
    await expect(encrypt('unknown')).rejects.toMatchObject({
      name: 'NotFoundException',
      message: "Key 'arn:aws:kms:us-east-1:000000000000:key/unknown' does not exist",
    });
    const { CiphertextBlob } = await encrypt();
    keys.setEnabled('credentials', false);
    await expect(encrypt()).rejects.toMatchObject({
      name: 'DisabledException',
      message: `${arn} is disabled.`,
    });
    const call = new DecryptCommand({ CiphertextBlob, EncryptionContext: context });
    await expect(client.send(call)).rejects.toMatchObject({ name: 'DisabledException' });
    const { KeyMetadata } = await client.send(new DescribeKeyCommand({ KeyId: 'credentials' }));
    expect(KeyMetadata).toMatchObject({
      Arn: arn,
      Enabled: false,
      KeyState: 'Disabled',
      CreationDate: now(),
    });
  });

  it('requests permission with the key and the context, and refuses calls without it', async () => {
    const { CiphertextBlob } = await encrypt();
    const call = new DecryptCommand({ CiphertextBlob, EncryptionContext: context });
    await expect(clientOf('STRANGER').send(call)).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: 'User is not authorized to perform: kms:Decrypt',
    });
    expect(calls.at(-1)).toEqual({
      accessKeyId: 'STRANGER',
      action: 'kms:Decrypt',
      keyArn: arn,
      encryptionContext: context,
    });
  });

  it('keeps its keys after a restart, in a file that only its owner can read', async () => {
    const { CiphertextBlob } = await encrypt();
    const { mode } = await stat(join(dir, 'keys.json'));
    expect(mode & 0o777).toBe(0o600);
    const before = await readFile(join(dir, 'keys.json'), 'utf8');
    await keys.close();
    await start();
    expect(await readFile(join(dir, 'keys.json'), 'utf8')).toBe(before);
    const { Plaintext } = await client.send(
      new DecryptCommand({ CiphertextBlob, EncryptionContext: context }),
    );
    expect(Buffer.from(Plaintext!)).toEqual(password);
  });
});

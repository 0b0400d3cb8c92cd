import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type * as z from 'zod';

const requestTimeoutMs = 5_000;

/**
 * Reads a secret, beginning at once. Where that fails, whoever asks next begins anew.
 *
 * @param secretArn where it lies
 * @param shape what it looks like: one that was never put in place does not pass
 */
export function secretFrom<T>(secretArn: string, shape: z.ZodType<T>): () => Promise<T> {
  const client = new SecretsManagerClient({ requestHandler: { requestTimeout: requestTimeoutMs } });
  const read = async (): Promise<T> => {
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: secretArn }));
    const parsed = shape.safeParse(SecretString?.trim());
    if (parsed.success) return parsed.data;
    throw new Error(`the secret ${secretArn} has not the form it must have`);
  };
  let reading: Promise<T> | undefined;
  const value = (): Promise<T> => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
  // Asked for again by whoever needs it, who then hears of the failure.
  value().catch(() => undefined);
  return value;
}

import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import type * as z from 'zod';
import { requestLimits } from '../common/request-limits.ts';

const requestTimeoutMs = 5_000;

/**
 * Reads a secret from Parameter Store, starting immediately. If reading fails, for example because the parameter does
 * not exist yet, the next caller tries again.
 *
 * @param parameterName the name of its SecureString parameter
 * @param shape its expected form
 */
export function secretFrom<T>(parameterName: string, shape: z.ZodType<T>): () => Promise<T> {
  const client = new SSMClient({ requestHandler: requestLimits({ requestTimeoutMs }) });
  const read = async (): Promise<T> => {
    const wanted = new GetParameterCommand({ Name: parameterName, WithDecryption: true });
    const { Parameter } = await client.send(wanted);
    const parsed = shape.safeParse(Parameter?.Value?.trim());
    if (parsed.success) return parsed.data;
    throw new Error(`the secret ${parameterName} does not have the expected form`);
  };
  let reading: Promise<T> | undefined;
  const value = (): Promise<T> => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
  // The error is ignored here. A later caller tries again and receives it.
  value().catch(() => undefined);
  return value;
}

import { randomBytes, randomUUID } from 'node:crypto';
import { AwsError, type JsonOperations, serveAwsJson } from '../_shared/aws-json.ts';
import { listen } from '../_shared/listen.ts';

export type SecretSpec = {
  arn: string;
  name: string;
  /** Random where it is not said, as CloudFormation begins it. */
  value?: string;
};
export type SecretsOptions = {
  secrets: SecretSpec[];
  now: () => Date;
  port?: number;
  /** True, or the sentence of the AccessDeniedException. */
  authorize?: (call: { accessKeyId: string; action: string; secretArn: string }) => true | string;
};
export type SecretsEmulator = { url: string; close: () => Promise<void> };

const bodyBytesMax = 64 * 1024;
const randomValueBytes = 24;

/** Starts a Secrets Manager endpoint on 127.0.0.1 that hands out the given secrets. */
export async function createSecrets({
  secrets,
  now,
  port,
  authorize,
}: SecretsOptions): Promise<SecretsEmulator> {
  const createdSeconds = now().getTime() / 1000;
  const kept = secrets.map(({ arn, name, value }) => ({
    ARN: arn,
    Name: name,
    VersionId: randomUUID(),
    VersionStages: ['AWSCURRENT'],
    SecretString: value ?? randomBytes(randomValueBytes).toString('base64url'),
    CreatedDate: createdSeconds,
  }));
  const operations: JsonOperations = {
    GetSecretValue: ({ accessKeyId, input: { SecretId } }) => {
      const found = kept.find(({ ARN, Name }) => SecretId === ARN || SecretId === Name);
      const action = 'secretsmanager:GetSecretValue';
      const granted = authorize?.({ accessKeyId, action, secretArn: found?.ARN ?? String(SecretId) }) ?? true;
      if (granted !== true) throw new AwsError('AccessDeniedException', granted);
      if (found) return found;
      throw new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
    },
  };
  const { url, close } = await listen(serveAwsJson('secretsmanager', operations, bodyBytesMax), port);
  return { url, close };
}

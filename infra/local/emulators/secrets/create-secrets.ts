import { randomBytes, randomUUID } from 'node:crypto';
import { AwsError, type JsonOperations, serveAwsJson } from '../_shared/aws-json.ts';
import { listen } from '../_shared/listen.ts';
import { inJson, type SetOutage, withOutages } from '../_shared/outage.ts';

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
export type SecretsEmulator = {
  url: string;
  /** Replaces what CloudFormation resolves as it deploys, `{{resolve:secretsmanager:…}}`, by the secrets' values. */
  deployed: (text: string) => string;
  close: () => Promise<void>;
  setOutage: SetOutage;
};

const bodyBytesMax = 64 * 1024;
const randomValueBytes = 24;
/** The whole value of a secret, by its ARN. */
const dynamicReference = /\{\{resolve:secretsmanager:(arn:[^{}]+?):SecretString:{2,3}\}\}/g;

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
  const { handle, setOutage } = withOutages(serveAwsJson('secretsmanager', operations, bodyBytesMax), inJson);
  const { url, close } = await listen(handle, port);
  const deployed = (text: string) =>
    text.replace(dynamicReference, (_, arn: string) => {
      const found = kept.find(({ ARN }) => ARN === arn);
      if (!found) throw new Error(`No stack declares the secret ${arn}`);
      return found.SecretString;
    });
  return { url, deployed, close, setOutage };
}

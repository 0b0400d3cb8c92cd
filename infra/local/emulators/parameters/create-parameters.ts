import { randomBytes } from 'node:crypto';
import { AwsError, type JsonOperations, serveAwsJson } from '../_shared/aws-json.ts';
import { listen } from '../_shared/listen.ts';
import { inJson, type SetOutage, withOutages } from '../_shared/outage.ts';

export type ParametersOptions = {
  /** The values of SecureString parameters by name. */
  values: Readonly<Record<string, string>>;
  now: () => Date;
  port?: number;
  region?: string;
  accountId?: string;
  /** True, or the message of the AccessDeniedException. */
  authorize?: (call: { accessKeyId: string; action: string; parameterArn: string }) => true | string;
};
export type ParametersEmulator = {
  url: string;
  /** Creates a parameter or replaces its value. */
  put: (name: string, value: string) => void;
  close: () => Promise<void>;
  setOutage: SetOutage;
};
type Stored = { Value: string; Ciphertext: string; Version: number; LastModifiedDate: number };

const bodyBytesMax = 64 * 1024;
const ciphertextBytes = 120;

/** Starts a Parameter Store endpoint on 127.0.0.1 that serves the given SecureString parameters. */
export async function createParameters({
  values,
  now,
  port,
  region = 'us-east-1',
  accountId = '000000000000',
  authorize,
}: ParametersOptions): Promise<ParametersEmulator> {
  const stored = new Map<string, Stored>();
  const put = (name: string, value: string): void => {
    stored.set(name, {
      Value: value,
      Ciphertext: randomBytes(ciphertextBytes).toString('base64'),
      Version: (stored.get(name)?.Version ?? 0) + 1,
      LastModifiedDate: now().getTime() / 1000,
    });
  };
  for (const [name, value] of Object.entries(values)) put(name, value);
  const operations: JsonOperations = {
    GetParameter: ({ accessKeyId, input: { Name, WithDecryption = false } }) => {
      if (typeof Name !== 'string') throw new AwsError('ValidationException', 'Name must not be null');
      // For a name that begins with a slash, the ARN contains only one slash.
      const parameterArn = `arn:aws:ssm:${region}:${accountId}:parameter/${Name.replace(/^\//, '')}`;
      const granted = authorize?.({ accessKeyId, action: 'ssm:GetParameter', parameterArn }) ?? true;
      if (granted !== true) throw new AwsError('AccessDeniedException', granted);
      const found = stored.get(Name);
      if (!found) throw new AwsError('ParameterNotFound', '');
      const { Value, Ciphertext, ...rest } = found;
      const shown = WithDecryption === true ? Value : Ciphertext;
      return {
        Parameter: { Name, ARN: parameterArn, Type: 'SecureString', DataType: 'text', Value: shown, ...rest },
      };
    },
  };
  const { handle, setOutage } = withOutages(serveAwsJson('AmazonSSM', operations, bodyBytesMax), inJson);
  const { url, close } = await listen(handle, port);
  return { url, put, close, setOutage };
}

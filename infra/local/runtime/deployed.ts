import type { Secret } from '../assembly/storage.ts';
import type { SecretOf } from '../secret-of.ts';
import { randomSecret } from './handover.ts';

/** The whole value of a secret, by its ARN. */
const dynamicReference = /\{\{resolve:secretsmanager:(arn:[^{}]+?):SecretString:{2,3}\}\}/g;

/**
 * Puts the secrets' values in the place of the references that CloudFormation resolves as it deploys,
 * `{{resolve:secretsmanager:…}}`. No function asks Secrets Manager afterwards, so the twin has no such service.
 */
export function createDeployed(secrets: readonly Secret[], secretOf: SecretOf): (text: string) => string {
  const values = new Map(secrets.map(({ arn, name }) => [arn, secretOf(name, randomSecret)]));
  return (text) =>
    text.replace(dynamicReference, (_, arn: string) => {
      const value = values.get(arn);
      if (value === undefined) throw new Error(`No stack declares the secret ${arn}`);
      return value;
    });
}

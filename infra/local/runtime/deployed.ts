import type { Secret } from '../assembly/storage.ts';
import type { SecretOf } from '../secret-of.ts';
import { randomSecret } from './handover.ts';

/** Matches a reference to the whole value of a secret, by its ARN. */
const dynamicReference = /\{\{resolve:secretsmanager:(arn:[^{}]+?):SecretString:{2,3}\}\}/g;

/**
 * Replaces references of the form `{{resolve:secretsmanager:…}}` by the secrets' values, as CloudFormation does during
 * deployment. Functions never call Secrets Manager, so the twin has no such service.
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

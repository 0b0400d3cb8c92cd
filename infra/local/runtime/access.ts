import { createHash } from 'node:crypto';
import type { Assembly } from '../assembly/read-assembly.ts';
import type { RequestContext } from '../assembly/conditions.ts';
import type { LocalFunction } from '../assembly/functions.ts';
import { anySecret, type SecretOf } from '../secret-of.ts';
import { randomSecret } from './handover.ts';

export type AccessKey = { accessKeyId: string; secretAccessKey: string };

/** Identifies who signed a call to an emulator, and whether they may make it. */
export type Access = {
  keyOf: (target: LocalFunction) => AccessKey;
  /** The twin's own key, which has all rights. */
  ownKey: AccessKey;
  /** The access key of an operator, who has only the rights in the stacks' operator policies. */
  operatorKey: AccessKey;
  secretOf: (accessKeyId: string) => string | undefined;
  functionOf: (accessKeyId: string) => LocalFunction | undefined;
  /** Whether the call is allowed: true, or AWS's error message. */
  authorize: (
    accessKeyId: string,
    action: string,
    resourceArn: string,
    context?: RequestContext,
  ) => true | string;
};

/** The ids have a prefix that AWS never uses, so that they cannot be mistaken for real ones. */
const createKey = (name: string, secretOf: SecretOf): AccessKey => ({
  accessKeyId: `LOCAL${createHash('sha256').update(name).digest('hex').slice(0, 15).toUpperCase()}`,
  secretAccessKey: secretOf(`key of ${name}`, randomSecret),
});

/** @param onAction is called for every attempted call, with its caller */
export function createAccess(
  { functions, may, operatorArns }: Pick<Assembly, 'functions' | 'may' | 'operatorArns'>,
  onAction?: (accessKeyId: string, action: string, resourceArn: string) => void,
  secretOf = anySecret,
): Access {
  const ownKey = createKey('twin', secretOf);
  const operatorKey = createKey('operator', secretOf);
  const keys = new Map(functions.map((target) => [target.name, createKey(target.name, secretOf)]));
  const owners = new Map(functions.map((target) => [keys.get(target.name)?.accessKeyId, target]));
  const secrets = new Map(
    [ownKey, operatorKey, ...keys.values()].map(({ accessKeyId, secretAccessKey }) => [
      accessKeyId,
      secretAccessKey,
    ]),
  );
  return {
    ownKey,
    operatorKey,
    keyOf: ({ name }) => {
      const key = keys.get(name);
      if (!key) throw new Error(`There is no function '${name}'`);
      return key;
    },
    secretOf: (accessKeyId) => secrets.get(accessKeyId),
    functionOf: (accessKeyId) => owners.get(accessKeyId),
    authorize: (accessKeyId, action, resourceArn, context) => {
      onAction?.(accessKeyId, action, resourceArn);
      if (accessKeyId === ownKey.accessKeyId) return true;
      const isOperator = accessKeyId === operatorKey.accessKeyId;
      const caller = owners.get(accessKeyId);
      if (!caller && !isOperator) return `The access key ${accessKeyId} is unknown`;
      const arns = caller ? [caller.roleArn] : operatorArns;
      if (arns.some((arn) => may(arn, action, resourceArn, context))) return true;
      const name = caller ? `${caller.roleArn}/${caller.name}` : 'operator';
      return (
        `User: ${name} is not authorized to perform: ${action} ` +
        `on resource: ${resourceArn} because no identity-based policy allows the ${action} action`
      );
    },
  };
}

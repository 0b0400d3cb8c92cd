import { createHash, randomBytes } from 'node:crypto';
import type { Assembly } from '../assembly/read-assembly.ts';
import type { RequestContext } from '../assembly/conditions.ts';
import type { LocalFunction } from '../assembly/functions.ts';

export type AccessKey = { accessKeyId: string; secretAccessKey: string };

/** Who signs a call to an emulator, and whether they may make it. */
export type Access = {
  keyOf: (target: LocalFunction) => AccessKey;
  /** The twin's own key: it may do everything. */
  ownKey: AccessKey;
  secretOf: (accessKeyId: string) => string | undefined;
  functionOf: (accessKeyId: string) => LocalFunction | undefined;
  /** True, or the sentence that AWS would refuse with. */
  authorize: (
    accessKeyId: string,
    action: string,
    resourceArn: string,
    context?: RequestContext,
  ) => true | string;
};

/** Ids begin unlike any that AWS gives out, so that none is mistaken for a real one. */
const createKey = (name: string): AccessKey => ({
  accessKeyId: `LOCAL${createHash('sha256').update(name).digest('hex').slice(0, 15).toUpperCase()}`,
  secretAccessKey: randomBytes(30).toString('base64'),
});

export function createAccess({ functions, may }: Pick<Assembly, 'functions' | 'may'>): Access {
  const ownKey = createKey('twin');
  const keys = new Map(functions.map((target) => [target.name, createKey(target.name)]));
  const owners = new Map(functions.map((target) => [keys.get(target.name)?.accessKeyId, target]));
  const secrets = new Map(
    [ownKey, ...keys.values()].map(({ accessKeyId, secretAccessKey }) => [accessKeyId, secretAccessKey]),
  );
  return {
    ownKey,
    keyOf: ({ name }) => {
      const key = keys.get(name);
      if (!key) throw new Error(`No function is called '${name}'`);
      return key;
    },
    secretOf: (accessKeyId) => secrets.get(accessKeyId),
    functionOf: (accessKeyId) => owners.get(accessKeyId),
    authorize: (accessKeyId, action, resourceArn, context) => {
      if (accessKeyId === ownKey.accessKeyId) return true;
      const caller = owners.get(accessKeyId);
      if (!caller) return `The access key ${accessKeyId} is not known here`;
      if (may(caller.roleArn, action, resourceArn, context)) return true;
      return (
        `User: ${caller.roleArn}/${caller.name} is not authorized to perform: ${action} ` +
        `on resource: ${resourceArn} because no identity-based policy allows the ${action} action`
      );
    },
  };
}

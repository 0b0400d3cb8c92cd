import * as z from 'zod';

const codeSchema = z.strictObject({ value: z.string(), expiresAtMs: z.number() });
const codePurposeSchema = z.enum(['sign-up', 'reset', 'verify-email']);

const userSchema = z.strictObject({
  sub: z.string(),
  attributes: z.record(z.string(), z.string()),
  status: z.enum(['UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD']),
  enabled: z.boolean(),
  createdAtMs: z.number(),
  modifiedAtMs: z.number(),
  password: z.strictObject({ salt: z.string(), verifier: z.string(), setAtMs: z.number() }),
  codes: z.partialRecord(codePurposeSchema, codeSchema),
  totp: z
    .strictObject({
      secret: z.string(),
      enabled: z.boolean(),
      preferred: z.boolean(),
      lastStep: z.number(),
    })
    .optional(),
  /** A secret that was issued but not yet verified; until then the current one stays in use. */
  totpSecretOffered: z.string().optional(),
  /** A new e-mail address, which is used once its code is entered. */
  emailWanted: z.string().optional(),
});

const grantSchema = z.strictObject({
  tokenHash: z.string(),
  sub: z.string(),
  clientId: z.string(),
  originId: z.string(),
  authenticatedAtMs: z.number(),
  expiresAtMs: z.number(),
  revoked: z.boolean(),
  /** When a refresh replaced this token by a new one. */
  replacedAtMs: z.number().optional(),
});

const poolSchema = z.strictObject({
  id: z.string(),
  key: z.strictObject({ id: z.string(), privatePem: z.string() }),
  decoySecret: z.string(),
  users: z.array(userSchema),
  groups: z.array(z.strictObject({ name: z.string(), members: z.array(z.string()) })),
  grants: z.array(grantSchema),
});

export const stateFileSchema = z.strictObject({ version: z.literal(1), pools: z.array(poolSchema) });

export type CodePurpose = z.infer<typeof codePurposeSchema>;
export type User = z.infer<typeof userSchema>;
export type Grant = z.infer<typeof grantSchema>;
export type StoredPool = z.infer<typeof poolSchema>;

/** Maps instead of objects, because callers choose the names and objects have built-in properties. */
export type PoolState = Pick<StoredPool, 'id' | 'key' | 'decoySecret'> & {
  users: Map<string, User>;
  groups: Map<string, Set<string>>;
  grants: Map<string, Grant>;
};

export function toPoolState({ users, groups, grants, ...rest }: StoredPool): PoolState {
  return {
    ...rest,
    users: new Map(users.map((user) => [user.sub, user])),
    groups: new Map(groups.map((group) => [group.name, new Set(group.members)])),
    grants: new Map(grants.map((grant) => [grant.tokenHash, grant])),
  };
}

export function toStoredPool({ users, groups, grants, ...rest }: PoolState, nowMs: number): StoredPool {
  return {
    ...rest,
    users: [...users.values()],
    groups: [...groups].map(([name, members]) => ({ name, members: [...members] })),
    grants: [...grants.values()].filter((grant) => grant.expiresAtMs > nowMs),
  };
}

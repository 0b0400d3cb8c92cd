import type { Handshake } from './srp/handshake.ts';

const lifetimeMs = 180_000;
const openMax = 10_000;

/** An unfinished sign-in. Its kind says which factors have been verified. */
export type Challenge = { clientId: string; name: string; sub: string | undefined } & (
  | { kind: 'PASSWORD_VERIFIER'; handshake: Handshake; userId: string }
  | { kind: 'NEW_PASSWORD_REQUIRED' }
  | { kind: 'SOFTWARE_TOKEN_MFA' }
);

export function createChallenges(now: () => Date) {
  const open = new Map<string, { challenge: Challenge; expiresAtMs: number }>();
  const dropStale = () => {
    for (const [id, { expiresAtMs }] of open) {
      if (expiresAtMs > now().getTime() && open.size <= openMax) return;
      open.delete(id);
    }
  };
  return {
    add(id: string, challenge: Challenge) {
      open.set(id, { challenge, expiresAtMs: now().getTime() + lifetimeMs });
      dropStale();
    },
    find<K extends Challenge['kind']>(id: string, kind: K, clientId: string) {
      const entry = open.get(id);
      if (!entry || entry.expiresAtMs <= now().getTime()) return undefined;
      const { challenge } = entry;
      if (challenge.kind !== kind || challenge.clientId !== clientId) return undefined;
      return challenge as Extract<Challenge, { kind: K }>;
    },
    delete: (id: string) => open.delete(id),
  };
}

export type Challenges = ReturnType<typeof createChallenges>;

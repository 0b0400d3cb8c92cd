import { limitExceeded, notAuthorized } from './errors.ts';

const freePasswordTries = 5;
const lockoutSecondsMax = 900;
const codeTriesMax = 5;
const codeWindowMs = 3_600_000;
const namesMax = 100_000;

type Tries = { count: number; lastAtMs: number };

/**
 * Limits guessing. Attempts are counted by the entered username, whether or not it exists, so that responses do not
 * reveal which usernames exist.
 */
export function createAttempts(now: () => Date) {
  const tries = new Map<string, Tries>();
  const triesOf = (key: string, forgetAfterMs: number): Tries => {
    const known = tries.get(key);
    const fresh = known && now().getTime() - known.lastAtMs < forgetAfterMs;
    return fresh ? known : { count: 0, lastAtMs: 0 };
  };
  const count = (key: string, forgetAfterMs: number) => {
    const next = { count: triesOf(key, forgetAfterMs).count + 1, lastAtMs: now().getTime() };
    tries.delete(key);
    tries.set(key, next);
    const [oldest] = tries.keys();
    if (tries.size > namesMax && oldest !== undefined) tries.delete(oldest);
  };
  return {
    assertPasswordAllowed(name: string) {
      const { count: failures, lastAtMs } = triesOf(`password:${name}`, lockoutSecondsMax * 1000);
      if (failures < freePasswordTries) return;
      const lockedMs = Math.min(2 ** (failures - freePasswordTries), lockoutSecondsMax) * 1000;
      if (now().getTime() - lastAtMs < lockedMs) throw notAuthorized('Password attempts exceeded');
    },
    passwordFailed: (name: string) => count(`password:${name}`, lockoutSecondsMax * 1000),
    passwordAccepted: (name: string) => tries.delete(`password:${name}`),
    /** Five an hour of each kind: code requests and code attempts. */
    spendCodeTry(kind: 'send' | 'check', name: string) {
      const key = `${kind}:${name}`;
      if (triesOf(key, codeWindowMs).count >= codeTriesMax) throw limitExceeded();
      count(key, codeWindowMs);
    },
    codeAccepted: (name: string) => tries.delete(`check:${name}`),
  };
}

export type Attempts = ReturnType<typeof createAttempts>;

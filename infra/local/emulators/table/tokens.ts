import { createHash } from 'node:crypto';
import { idempotentParameterMismatch, transactionInProgress } from './refusals.ts';

const retentionMs = 10 * 60 * 1000;

/** Runs a transaction at most once for each client token within ten minutes. */
export type Tokens = {
  idempotent: (token: string | undefined, body: string, run: () => Promise<void>) => Promise<void>;
};

type Entry = { fingerprint: string; at: number; running: boolean };

export function createTokens(now: () => Date): Tokens {
  const entries = new Map<string, Entry>();
  const isOld = ({ at }: Entry): boolean => now().getTime() - at >= retentionMs;
  const prune = (): void => {
    for (const [token, entry] of entries) {
      if (!isOld(entry)) return;
      entries.delete(token);
    }
  };
  const idempotent: Tokens['idempotent'] = async (token, body, run) => {
    if (!token) return run();
    prune();
    const fingerprint = createHash('sha256').update(body).digest('base64');
    const seen = entries.get(token);
    if (seen) return replay(seen, fingerprint);
    const entry = { fingerprint, at: now().getTime(), running: true };
    entries.set(token, entry);
    try {
      await run();
      entry.running = false;
    } catch (error) {
      entries.delete(token);
      throw error;
    }
  };
  return { idempotent };
}

function replay(seen: Entry, fingerprint: string): void {
  if (seen.fingerprint !== fingerprint) throw idempotentParameterMismatch();
  if (seen.running) throw transactionInProgress();
}

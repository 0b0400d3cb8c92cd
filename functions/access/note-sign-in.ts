import { createHash } from 'node:crypto';
import { noteSignIn } from '#shared/contracts/access/note-sign-in.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { browserName } from './browser-name.ts';
import { storeBrowserSeen } from './known-browser-store.ts';
import { readLanguage } from './language-store.ts';

const hashOf = (browser: string): string => createHash('sha256').update(browser).digest('hex');

export const handler = httpOperation(
  noteSignIn,
  {},
  async ({ table, input: { browser, userAgent }, caller: { studioId, sessionId }, deps }) => {
    const seen = { studioId, browserHash: hashOf(browser), name: browserName(userAgent), sessionId };
    const [known, language] = await Promise.all([
      storeBrowserSeen(table, seen, deps.clock.now()),
      readLanguage(table, studioId),
    ]);
    return { known, language };
  },
);

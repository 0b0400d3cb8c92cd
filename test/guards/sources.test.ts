import { readFileSync } from 'node:fs';
import { deployed, sources, tracked, withLine } from './lines.ts';
import { stateOf } from './module-state.ts';
import { registry, fileOf } from '#shared/contracts/registry.ts';

describe('the sources', () => {
  it('import zod as a namespace, the only form that can be tree-shaken', () => {
    expect(withLine(sources, /import \{[^}]*\bz\b[^}]*\} from 'zod'/)).toEqual([]);
  });

  it('contain no registry address and no path of a machine', () => {
    const text = tracked.filter(
      (file) => !file.startsWith('test/guards/') && /\.(ts|tsx|mjs|json|md|css|html|yml)$/.test(file),
    );
    expect(withLine(text, /registry\.[a-z]+js\.org|"resolved": "http/)).toEqual([]);
  });

  it('import from other top-level folders, or from three folders up, by the alias of the folder', () => {
    const text = tracked.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
    expect(withLine(text, /(?:from |import\(|import )'(?:\.\.\/){3,}/)).toEqual([]);
    expect(withLine(text, /(?:from |import\(|import )'(?:\.\.\/)+(?:functions|infra|shared|web)\//)).toEqual(
      [],
    );
  });

  it('that act in a browser find a field by its whole label, because a message may contain a part of it', () => {
    const stories = tracked.filter((file) => file.startsWith('test/browser/'));
    const inPart = /getByLabel\((?!\/\^|new RegExp\(`\^|(?:'[^']*'|[\w.]+), \{ exact: true \}\)).*/g;
    const found = stories.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(inPart)].map(([call]) => `${file} ${call}`),
    );
    expect(stories.length).toBeGreaterThan(40);
    expect(found).toEqual([]);
  });

  it('combine writes in one module only, which only commit calls', () => {
    const code = tracked.filter((file) => /^functions\/.*\.ts$/.test(file));
    const filesWith = (pattern: RegExp): string[] => [
      ...new Set(withLine(code, pattern).map((line) => line.split(':')[0]!)),
    ];
    const writing = /\bcreateWriteTransaction\b|\bcreateTransaction\b|\bnew Service\b|\.transaction\b/;
    expect(filesWith(writing)).toEqual(['functions/_data/write-together.ts']);
    expect(filesWith(/\bwriteTogether\b/)).toEqual([
      'functions/_data/write-together.ts',
      'functions/_domain/commit/commit.ts',
    ]);
  });

  it('have every file of a capability named after its operation', async () => {
    const missing = registry
      .flatMap(({ id }) => [`shared/contracts/${fileOf(id)}.ts`, `functions/${fileOf(id)}.ts`])
      .filter((file) => !tracked.includes(file));
    expect(missing).toEqual([]);
  });

  it('that are deployed call no shell, and interpret no text as code or markup', () => {
    const acting =
      /child_process|node:vm|\beval\(|new Function\(|dangerouslySetInnerHTML|\.(?:inner|outer)HTML|insertAdjacentHTML|document\.write/;
    expect(withLine(deployed, acting)).toEqual([]);
  });

  it('that are deployed create no regular expression from user input', () => {
    // Created from our own texts, and from secrets whose special characters are all escaped.
    const ours =
      /^shared\/core\/(?:(?:csv|mail)\/|visits\/visit-kind)|^functions\/_domain\/connections\/exchange\/masking\.ts/;
    expect(withLine(deployed, /new RegExp\(/).filter((line) => !ours.test(line))).toEqual([]);
  });

  it('that are deployed use insecure random numbers only for values that may be guessed', () => {
    const spread = /^web\/src\/api\/live\.ts.*reconnectDelayMs/;
    expect(withLine(deployed, /Math\.random/).filter((line) => !spread.test(line))).toEqual([]);
  });

  it('that are deployed read no client address from a header that a browser can set', () => {
    expect(withLine(deployed, /x-forwarded|x-real-ip|true-client-ip|['"]forwarded['"]/i)).toEqual([]);
  });

  it('that are functions keep no state between requests, except for the listed exceptions', () => {
    const functions = deployed.filter((file) => file.startsWith('functions/'));
    const retained = functions.flatMap((file) => stateOf(file).map((name) => `${file} ${name}`));
    expect(retained).toEqual([
      // Parsed pages, each cached for as long as its answer.
      'functions/_domain/connections/connectors/fitpass-pages.ts pageOfAnswer',
      // A session's form and sign-in, cached for as long as the session.
      'functions/_domain/connections/connectors/fitpass.ts openedOf',
      'functions/_domain/connections/connectors/totalpass-call.ts signingIn',
      // The values that a function creates at its start.
      'functions/_platform/common/start.ts starting',
      // The help base, which is the same for everybody.
      'functions/support/help/classify.ts known',
      'functions/support/help/terms.ts known',
    ]);
    // Each is cached by its studio, purpose and sealed text, or by its studio and the time when it was connected.
    expect(withLine(functions, /from '.*\/cache\.ts'/).map((line) => line.split(':')[0])).toEqual([
      'functions/_platform/adapters/cached-keys.ts',
      'functions/_platform/adapters/google/mailboxes.ts',
      // Whether a superadmin has a second factor, cached by the person's id for a minute.
      'functions/_platform/adapters/second-factors.ts',
      'functions/reservations/mailbox/mailbox-keep.ts',
    ]);
    // Only tests replace a value that was created at the start.
    const other = functions.filter((file) => file !== 'functions/_platform/common/start.ts');
    expect(withLine(other, /\.give\(|forgetStart/)).toEqual([]);
  });
});

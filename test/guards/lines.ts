import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** All files of the repository, including those that are not yet committed. */
export const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);

export const sources = tracked.filter((file) => /\.(ts|tsx|mjs)$/.test(file));

/** The deployed files. */
export const deployed = sources.filter((file) => /^(functions|shared|web\/src)\//.test(file));

/** All lines that match the pattern, with their positions. */
export const withLine = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );

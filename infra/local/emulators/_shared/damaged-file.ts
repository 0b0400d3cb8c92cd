/** Stored data of an earlier start cannot be read. The message names the file, and what to do. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';

  /**
   * @param file the file or folder
   * @param what what it holds, as the subject of a sentence
   * @param advice what to do
   */
  constructor(file: string, what: string, advice: string, cause?: unknown) {
    const reason = cause instanceof Error ? ` (${cause.message.split('\n', 1).join()})` : '';
    super(`${what} cannot be read: ${file} is damaged${reason}.\n${advice}`, { cause });
  }
}

/** For what everything else hangs on. */
export const startAnew = (dir: string): string =>
  `Put back a copy of ${dir} if you have one. Otherwise delete the whole folder ${dir}: the next start makes the demo studio anew.`;

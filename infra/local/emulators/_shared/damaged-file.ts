/** Thrown if data stored by an earlier start cannot be read. The message names the file and says what to do. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';

  /**
   * @param file the file or folder
   * @param what a description of its content, as the subject of a sentence
   * @param advice what to do
   */
  constructor(file: string, what: string, advice: string, cause?: unknown) {
    const reason = cause instanceof Error ? ` (${cause.message.split('\n', 1).join()})` : '';
    super(`${what} cannot be read: ${file} is damaged${reason}.\n${advice}`, { cause });
  }
}

/** The advice for damaged data on which everything else depends. */
export const startAnew = (dir: string): string =>
  `Put back a copy of ${dir} if you have one. Otherwise delete the whole folder ${dir}: the next start creates a new demo studio.`;

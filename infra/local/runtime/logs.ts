import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';

export type LogLine = { functionName: string; text: string };

export type Logs = {
  write: (functionName: string, text: string) => void;
  /** The latest lines of one function or of all functions, oldest first. */
  lines: (functionName?: string) => LogLine[];
  close: () => Promise<void>;
};

export type LogsOptions = {
  /** The folder in which each function has a log file, <function>.log. */
  dir?: string;
  linesMax?: number;
  onLine?: (line: LogLine) => void;
};

const linesMaxDefault = 2_000;

export function createLogs({ dir, linesMax = linesMaxDefault, onLine }: LogsOptions = {}): Logs {
  const retained: LogLine[] = [];
  const files = new Map<string, WriteStream>();
  const fileOf = (folder: string, functionName: string): WriteStream => {
    const open = files.get(functionName);
    if (open) return open;
    mkdirSync(folder, { recursive: true });
    const file = createWriteStream(join(folder, `${functionName}.log`), { flags: 'a' });
    files.set(functionName, file);
    return file;
  };
  return {
    write: (functionName, text) => {
      for (const part of text.split('\n').filter((line) => line.trim() !== '')) {
        const line = { functionName, text: part };
        retained.push(line);
        onLine?.(line);
        if (dir !== undefined) fileOf(dir, functionName).write(`${part}\n`);
      }
      if (retained.length > linesMax) retained.splice(0, retained.length - linesMax);
    },
    lines: (functionName) =>
      retained.filter((line) => functionName === undefined || line.functionName === functionName),
    close: async () => {
      await Promise.all(
        [...files.values()].map((file) => new Promise<void>((done) => file.end(() => done()))),
      );
    },
  };
}

import type { ParseArgsConfig } from 'node:util';
import type { Stage } from './stage.ts';

/** The parsed options of a command line. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** One operator command. Its result is printed as a JSON line. */
export interface Command {
  /** The command's line in the list of commands. */
  readonly summary: string;
  readonly usage: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  run(values: Values, stage: Stage): Promise<Readonly<Record<string, unknown>>>;
}

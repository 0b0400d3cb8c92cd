import { parseArgs } from 'node:util';
import { type Command, type Values } from './command.ts';
import { UsageError } from './usage-error.ts';

/** Every operator command, by its name on the command line. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  'mail-layouts': async () => (await import('./mail-layouts.ts')).mailLayouts,
  'off-board': async () => (await import('./off-board.ts')).offBoard,
  'pause-all': async () => (await import('./pause-all.ts')).pauseAll,
  reconcile: async () => (await import('./reconcile.ts')).reconcile,
  redrive: async () => (await import('./redrive.ts')).redrive,
  'resend-webhooks': async () => (await import('./resend-webhooks.ts')).resendWebhooks,
  'restore-drill': async () => (await import('./restore-drill.ts')).restoreDrill,
  'resume-all': async () => (await import('./pause-all.ts')).resumeAll,
  resync: async () => (await import('./resync.ts')).resync,
};

/** The usage line of a command, with the options that all commands share. */
export const usageOf = ({ usage }: Command): string => `npm run -s ops -- ${usage} [--stage dev] [--local]`;

/**
 * Parses a command's options.
 *
 * @throws {UsageError} for options that the command does not accept
 */
export function optionsOf(command: Command, given: string[]): Values {
  try {
    const common = {
      local: { type: 'boolean', default: false },
      stage: { type: 'string', default: 'dev' },
    } as const;
    return parseArgs({ args: given, options: { ...command.options, ...common } }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${reason}\n${usageOf(command)}`);
  }
}

import { tables } from '#functions/_data/table/tables.ts';
import { base } from '#functions/_platform/adapters/base.ts';
import { type Command, type Values } from './command.ts';
import { UsageError } from './usage-error.ts';

const reasonCharactersMin = 5;

/** Sets the pause switch for all studios, or reports its state. */
async function turn(paused: boolean, values: Values): Promise<Record<string, unknown>> {
  const { readPlatformPause, storePlatformSwitch } =
    await import('#functions/_domain/studio/platform-store.ts');
  // Every studio has a copy of the same switch, so any of them will do.
  const before = await readPlatformPause(tables.acrossStudios, '0', true);
  if (values['dry-run'] === true) return { paused: before !== undefined, ...before };
  const reason = String(values['reason'] ?? '');
  if (reason.length < reasonCharactersMin)
    throw new UsageError('--reason is required. It records why, for the team and for later questions.');
  if ((before !== undefined) === paused) return { paused, changed: false, ...before };
  const at = base.clock.now().toISOString();
  const correlationId = base.ids.next();
  await storePlatformSwitch(tables.acrossStudios, {
    paused,
    at,
    reason,
    changeId: base.ids.next(),
    correlationId,
  });
  return { paused, changed: true, at, reason, correlationId };
}

const options = { reason: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } as const;

/**
 * Once the command has answered, no automatic push begins at any studio. Pushes that have already begun are finished.
 */
export const pauseAll: Command = {
  summary: 'pauses the automation of all studios; changes that people make are still sent',
  usage: 'pause-all --reason TEXT | --dry-run',
  options,
  run: (values) => turn(true, values),
};

/**
 * Resumes automation for studios whose owners have not paused it. Changes that were superseded meanwhile are not sent.
 */
export const resumeAll: Command = {
  summary: 'resumes the automation of all studios except those that their owners paused',
  usage: 'resume-all --reason TEXT | --dry-run',
  options,
  run: (values) => turn(false, values),
};

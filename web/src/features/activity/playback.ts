/** The state of a recording that is being played. */
export interface Playback {
  at: number;
  playing: boolean;
}

export type PlaybackCommand =
  | { type: 'toggle' }
  | { type: 'tick' }
  | { type: 'previous' }
  | { type: 'next' }
  | { type: 'go'; at: number };

/** How long each step is shown: long enough to read it, and longer if the step took longer. */
export const stepShownMs = ({ durationMs }: { durationMs: number }): number =>
  Math.min(5000, 2200 + durationMs / 2);

const clamp = (at: number, last: number): number => Math.min(Math.max(at, 0), last);

/** Choosing a step manually pauses the playback. */
const paused = (at: number, last: number): Playback => ({ at: clamp(at, last), playing: false });

/**
 * The state after a command, in a recording of `steps` steps (at least one). Play at the end starts again from the
 * beginning.
 */
export function playback({ at, playing }: Playback, command: PlaybackCommand, steps: number): Playback {
  const last = steps - 1;
  if (command.type === 'toggle')
    return playing || at < last ? { at, playing: !playing } : { at: 0, playing: steps > 1 };
  if (command.type === 'tick') return { at: clamp(at + 1, last), playing: at + 1 < last };
  if (command.type === 'go') return paused(command.at, last);
  return paused(command.type === 'next' ? at + 1 : at - 1, last);
}

/** The command for a key; null if the key does nothing in a recording. */
export function commandOf(key: string, steps: number): PlaybackCommand | null {
  const commands: Partial<Record<string, PlaybackCommand>> = {
    ' ': { type: 'toggle' },
    k: { type: 'toggle' },
    ArrowLeft: { type: 'previous' },
    ArrowRight: { type: 'next' },
    Home: { type: 'go', at: 0 },
    End: { type: 'go', at: steps - 1 },
  };
  return commands[key] ?? null;
}

import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type { ConnectionState } from '#shared/core/states/connection-state.ts';
import type { Tone } from './tag.tsx';

interface Shown {
  readonly text: string;
  readonly tone: Tone;
  readonly type: StatusIndicatorProps.Type;
}

/** How each state of a connection is written and coloured, on every screen. */
export const connectionWords: Record<ConnectionState, Shown> = {
  connected: { text: 'Connected', tone: 'good', type: 'success' },
  'sign-in-refused': { text: 'Sign-in refused', tone: 'bad', type: 'error' },
  'not-answering': { text: 'Not answering', tone: 'fair', type: 'warning' },
  problem: { text: 'Has a problem', tone: 'fair', type: 'warning' },
  'not-connected': { text: 'Not Connected', tone: 'quiet', type: 'stopped' },
};

/** '3 connected', and how many of them have trouble, where any has. */
export function connectedCount(states: readonly ConnectionState[]): { text: string; tone: Tone } {
  const connected = states.filter((state) => state !== 'not-connected');
  const troubled = connected.filter((state) => state !== 'connected').length;
  const text = `${connected.length} connected`;
  if (troubled > 0) return { text: `${text}, ${troubled} with trouble`, tone: 'fair' };
  return { text, tone: connected.length > 0 ? 'good' : 'quiet' };
}

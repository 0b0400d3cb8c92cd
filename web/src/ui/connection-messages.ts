import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import * as messages from '#messages/ui';
import type { ConnectionState } from '#shared/core/states/connection-state.ts';
import type { Tone } from './tag.tsx';

interface Shown {
  readonly text: string;
  readonly tone: Tone;
  readonly type: StatusIndicatorProps.Type;
}

/** The text and colour of each connection state, on every screen. */
export const connectionMessages: Record<ConnectionState, Shown> = {
  connected: { text: messages.connected, tone: 'good', type: 'success' },
  'sign-in-refused': { text: messages.signInRefused, tone: 'bad', type: 'error' },
  'not-answering': { text: messages.notAnswering, tone: 'fair', type: 'warning' },
  problem: { text: messages.hasAProblem, tone: 'fair', type: 'warning' },
  'not-connected': { text: messages.notConnected, tone: 'quiet', type: 'stopped' },
};

/** '3 connected', with the number of those that have problems, if any. */
export function connectedCount(states: readonly ConnectionState[]): { text: string; tone: Tone } {
  const connected = states.filter((state) => state !== 'not-connected');
  const troubled = connected.filter((state) => state !== 'connected').length;
  const text = messages.someConnected(connected.length);
  if (troubled > 0) return { text: messages.withTrouble(text, troubled), tone: 'fair' };
  return { text, tone: connected.length > 0 ? 'good' : 'quiet' };
}

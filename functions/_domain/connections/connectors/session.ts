import type { ConnectorSession } from './connector.ts';
import { createRecorder } from '../exchange/recorder.ts';
import type { SessionMemory } from './session-memories.ts';

/**
 * Begins a session, with a recorder that masks the credentials.
 *
 * @param memory of earlier sessions; a new one if this session has to sign in itself
 */
export function openSession(
  given: Pick<ConnectorSession, 'http' | 'baseUrl' | 'setupBaseUrl' | 'credentials' | 'timeoutMs' | 'now'>,
  memory: SessionMemory = new Map(),
): ConnectorSession {
  const { username, password } = given.credentials;
  return { ...given, recorder: createRecorder([username, password]), memory };
}

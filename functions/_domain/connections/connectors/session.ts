import type { ConnectorSession } from './connector.ts';
import { createRecorder } from '../exchange/recorder.ts';

/** Begins a session without cookies, with a recorder that masks the credentials. */
export function openSession(
  given: Pick<ConnectorSession, 'http' | 'baseUrl' | 'setupBaseUrl' | 'credentials' | 'timeoutMs' | 'now'>,
): ConnectorSession {
  const { username, password } = given.credentials;
  return { ...given, recorder: createRecorder([username, password]), memory: new Map() };
}

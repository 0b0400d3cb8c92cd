import { defaultGuidelines } from '#shared/contracts/integrations/guidelines.ts';
import type { ConnectionHealth } from '#shared/contracts/integrations/integration.ts';
import { guidelinesMessage, troubleOf } from '#web/src/features/integrations/health-messages.ts';

const well: ConnectionHealth = {
  breaker: 'closed',
  credentialsRefused: false,
  retryAt: null,
  lastReadAt: '2026-11-22T10:00:00.000Z',
  lastError: null,
  lastTest: null,
  driftClasses: 0,
  waitingClasses: 0,
};
const lastError = { at: '09:00', message: 'Fitpass could not be reached.' };
const trouble = (part: Partial<ConnectionHealth>) => troubleOf('Fitpass', { ...well, ...part }, (at) => at);

describe("the message about a connection's problem", () => {
  it('is empty if there is no problem or no sign-in', () => {
    expect([trouble({}), troubleOf('ClassPass', null, (at) => at)]).toEqual([null, null]);
  });

  it('reports refused credentials before any other problem', () => {
    expect(trouble({ credentialsRefused: true, breaker: 'open', lastError })).toMatchObject({
      type: 'error',
      header: 'Fitpass no longer accepts the stored credentials',
      reconnect: true,
    });
  });

  it('gives the last error and the time of the next retry', () => {
    expect(trouble({ breaker: 'open', lastError, retryAt: '09:05' })).toMatchObject({
      header: 'Fitpass is not answering',
      text: 'Fitpass could not be reached. (09:00) Cupo tries again at 09:05.',
      reconnect: false,
    });
    expect(trouble({ lastError })).toMatchObject({ header: 'Last problem' });
  });

  it.each([
    [1, '1 class shows other places'],
    [3, '3 classes show other places'],
  ])('counts %i with different places', (driftClasses, header) => {
    expect(trouble({ driftClasses })).toMatchObject({ header });
  });

  it('summarizes the guidelines in one line', () => {
    expect(guidelinesMessage(defaultGuidelines)).toBe('12 h before class, 60% to 90%, medium priority');
    expect(guidelinesMessage({ ...defaultGuidelines, enabled: false })).toBe('Off');
  });
});

import { reconnectDelayMs, reconnectMostMs } from '#web/src/api/backoff.ts';
import { parseConfig } from '#web/src/api/config.ts';
import { staleKeys } from '#web/src/api/keys.ts';
import { topicsOf } from '#web/src/api/live-topics.ts';
import { ApiProblem, isPassing, messageOf } from '#web/src/api/problem.ts';

describe('reconnectDelayMs', () => {
  it('starts at one second and doubles', () => {
    expect([0, 1, 2, 3].map((attempt) => reconnectDelayMs(attempt, 1))).toEqual([1000, 2000, 4000, 8000]);
  });

  it('adds jitter in the upper half and is at most a minute', () => {
    expect(reconnectDelayMs(2, 0)).toBe(2000);
    expect(reconnectDelayMs(40, 1)).toBe(reconnectMostMs);
  });
});

describe('parseConfig', () => {
  const config = {
    region: 'us-east-1',
    userPoolId: 'us-east-1_a',
    userPoolClientId: 'c',
    liveUrl: 'wss://x',
  };

  it("reads a deployment's configuration, with or without an endpoint", () => {
    expect(parseConfig(config)).toEqual(config);
    expect(parseConfig({ ...config, userPoolEndpoint: 'http://x/' }).userPoolEndpoint).toBe('http://x/');
    expect(parseConfig({ ...config, userPoolEndpoint: '' })).toEqual(config);
  });

  it('names a missing field', () => {
    expect(() => parseConfig({ ...config, userPoolId: undefined })).toThrow('config.json has no userPoolId');
  });
});

describe('topicsOf', () => {
  it('returns the topics of a message', () => {
    expect(topicsOf('{"topics":["decisions","schedule"]}')).toEqual(['decisions', 'schedule']);
  });

  it.each(['', '{', '[]', '{"topics":["secrets"]}', '{"topics":[],"more":1}', new ArrayBuffer(2)])(
    'returns no topics for %p',
    (data) => {
      expect(topicsOf(data)).toEqual([]);
    },
  );
});

describe('staleKeys', () => {
  it.each(['schedule', 'decisions', 'activity', 'settings', 'integrations', 'reservations'] as const)(
    'includes the dashboard when %s changed',
    (topic) => {
      expect(staleKeys([topic])).toEqual([['dashboard'], [topic]]);
    },
  );

  it('leaves out the dashboard when nothing on it changed', () => {
    expect(staleKeys(['imports', 'rules', 'support'])).toEqual([['imports'], ['rules'], ['support']]);
    expect(staleKeys([])).toEqual([]);
  });

  it('includes the dashboard only once when several topics changed', () => {
    expect(staleKeys(['rules', 'schedule', 'activity'])).toEqual([
      ['dashboard'],
      ['rules'],
      ['schedule'],
      ['activity'],
    ]);
  });
});

describe('problems', () => {
  it('are retried if the server may not have decided yet', () => {
    expect(isPassing(new ApiProblem('network', ''))).toBe(true);
    expect(isPassing(new ApiProblem('internal', '', { status: 500 }))).toBe(true);
    expect(isPassing(new ApiProblem('too-many-requests', '', { status: 429 }))).toBe(true);
    expect(isPassing(new ApiProblem('conflict', '', { status: 409 }))).toBe(false);
    expect(isPassing(new TypeError('x'))).toBe(false);
  });

  it('show the request id for server errors, and never show an unexpected error', () => {
    expect(messageOf(new ApiProblem('internal', 'Sorry.', { status: 500, requestId: 'r-9' }))).toBe(
      'Sorry. (request r-9)',
    );
    expect(messageOf(new ApiProblem('conflict', 'Taken.', { status: 409, requestId: 'r-9' }))).toBe('Taken.');
    expect(messageOf(new TypeError('x is not a function'))).toBe('Something went wrong. Please try again.');
  });
});

import * as fc from 'fast-check';
import { connectionStateOf, isWorking, type ConnectionParts } from '#shared/core/states/connection-state.ts';

const well: ConnectionParts = {
  connected: true,
  credentialsRefused: false,
  breaker: 'closed',
  lastError: null,
  driftClasses: 0,
};

describe('the state of a connection', () => {
  it.each([
    [{}, 'connected'],
    [{ driftClasses: 2 }, 'problem'],
    [{ lastError: {} }, 'problem'],
    [{ lastError: {}, breaker: 'half-open' }, 'not-answering'],
    [{ breaker: 'open' }, 'not-answering'],
    [{ breaker: 'open', credentialsRefused: true }, 'sign-in-refused'],
    [{ connected: false, credentialsRefused: true }, 'not-connected'],
  ] as [Partial<ConnectionParts>, string][])('with %j is %s', (parts, expected) => {
    expect(connectionStateOf({ ...well, ...parts })).toBe(expected);
  });

  it('is working only if every part of it works', () => {
    const some = fc.record({
      connected: fc.boolean(),
      credentialsRefused: fc.boolean(),
      breaker: fc.constantFrom('closed', 'open', 'half-open'),
      lastError: fc.constantFrom(null, {}),
      driftClasses: fc.nat({ max: 2 }),
    });
    fc.assert(
      fc.property(some, (parts) => {
        fc.pre(isWorking(connectionStateOf(parts)));
        expect(parts).toEqual(well);
      }),
    );
  });
});

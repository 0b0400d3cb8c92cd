import {
  decidingMessage,
  importMessage,
  mailMessage,
  marketplaceMessage,
} from '#shared/contracts/messages.ts';
import { reservationMessage } from '#shared/contracts/reservations/messages.ts';

const studioId = '11111111-1111-4111-8111-111111111111';
const other = '22222222-2222-4222-8222-222222222222';
const id = '01KAN00000000000000000000A';
const classId = '20261124T0800Z-0123456789ab';
const common = { correlationId: 'c' };

describe('a message', () => {
  it.each([
    [decidingMessage, { kind: 'decide-studios', studioIds: [studioId, other], runId: 'r', ...common }],
    [decidingMessage, { kind: 'decide-classes', studioId, classIds: [classId], runId: 'r', ...common }],
    [decidingMessage, { kind: 'optimizer', studioId, runId: id, ...common }],
    [decidingMessage, { kind: 'simulation', studioId, runId: id, ...common }],
    [decidingMessage, { kind: 'go-on', studioId, work: 'simulation', id, ...common }],
    [decidingMessage, { kind: 'give-up', studioId, work: 'optimizer', id, ...common }],
    [importMessage, { kind: 'chunk', studioId, id, chunk: 3, ...common }],
    [importMessage, { kind: 'take-back', studioId, id, ...common }],
    [importMessage, { kind: 'give-up', studioId, work: 'clearing', id, ...common }],
    [mailMessage, { kind: 'poll', studioIds: [studioId, other], ...common }],
    [mailMessage, { kind: 'apply-waiting', studioId, ...common }],
    [mailMessage, { kind: 'revoke', studioId, sealed: 's', forgets: true, ...common }],
  ])('is understood as it was sent: %# %j', (schema, message) => {
    expect(schema.parse(message)).toEqual(message);
  });

  it.each([
    [importMessage, { kind: 'chunk', studioId, id, ...common }],
    [importMessage, { kind: 'check', studioId, id, chunk: 3, ...common }],
    [importMessage, { kind: 'go-on', studioId, work: 'optimizer', id, ...common }],
    [importMessage, { step: 'chunk', studioId, id, ...common }],
    [decidingMessage, { kind: 'go-on', studioId, work: 'import', id, ...common }],
    [
      decidingMessage,
      { kind: 'decide-studios', studioIds: [studioId], classIds: [classId], runId: 'r', ...common },
    ],
    [decidingMessage, { kind: 'decide-classes', studioId, classIds: [], runId: 'r', ...common }],
    [mailMessage, { kind: 'poll', studioIds: [], ...common }],
    [mailMessage, { kind: 'revoke', studioId, forgets: true, ...common }],
    [mailMessage, common],
    [marketplaceMessage, { kind: 'dance', studioId, ...common }],
    [reservationMessage, { studioId, ...common }],
    [importMessage, 'chunk'],
    [mailMessage, null],
  ])('that nobody can carry out is refused: %# %j', (schema, message) => {
    expect(schema.safeParse(message).success).toBe(false);
  });
});

describe('a message of the previous release that waited in its queue', () => {
  it.each([
    [
      decidingMessage,
      { studioIds: [studioId, other], runId: 'r', ...common },
      { kind: 'decide-studios', studioIds: [studioId, other], runId: 'r', ...common },
    ],
    [
      decidingMessage,
      { studioIds: [studioId], classIds: [classId], runId: 'r', ...common },
      { kind: 'decide-classes', studioId, classIds: [classId], runId: 'r', ...common },
    ],
    [
      importMessage,
      { studioId, step: 'analyse', id, ...common },
      { kind: 'analyse', studioId, id, ...common },
    ],
    [
      importMessage,
      { studioId, step: 'chunk', id, chunk: 0, ...common },
      { kind: 'chunk', studioId, id, chunk: 0, ...common },
    ],
    [
      mailMessage,
      { studioIds: [studioId, other], ...common },
      { kind: 'poll', studioIds: [studioId, other], ...common },
    ],
    [
      mailMessage,
      { studioIds: [studioId], waits: true, ...common },
      { kind: 'apply-waiting', studioId, ...common },
    ],
    [
      mailMessage,
      { studioIds: [studioId], revoke: 's', ...common },
      { kind: 'revoke', studioId, sealed: 's', forgets: false, ...common },
    ],
    [
      mailMessage,
      { studioIds: [studioId], revoke: 's', forgets: true, ...common },
      { kind: 'revoke', studioId, sealed: 's', forgets: true, ...common },
    ],
  ])('is still understood: %# %j', (schema, before, now) => {
    expect(schema.parse(before)).toEqual(now);
  });
});

import * as fc from 'fast-check';
import { groupOf, pushMessageOf, messageOfNew } from '#functions/_domain/places/outbox/pending-push.ts';
import { marketplaces } from '#shared/contracts/channels.ts';

const push = fc.record({
  studioId: fc.uuid(),
  marketplace: fc.constantFrom(...marketplaces),
  classId: fc.stringMatching(/^2026112[0-9]T1[0-9]00Z-[a-z]{3}$/),
  outboxId: fc.stringMatching(/^01[0-9A-Z]{8}$/),
  correlationId: fc.uuid(),
});

describe('a write to the outbox', () => {
  const outbox = {
    ...fc.sample(push, { seed: 7, numRuns: 1 })[0]!,
    classId: '20261125T1300Z-0123456789ab',
    outboxId: '01M7ZN6C4J0000000000000001',
  };
  const item = { ...outbox, __edb_e__: 'outbox', createdAt: '2026-11-23T12:00:00.000Z' };

  it('is sent at once if the sweeper would send it soon', () => {
    const message = messageOfNew({ ...item, dueAt: '2026-11-23T12:02:00.000Z' });
    expect(message).toEqual(pushMessageOf(outbox, 'first'));
  });

  it('is not sent if it is a task that waits for its owner', () => {
    expect(messageOfNew({ ...item, dueAt: '2026-11-23T12:02:01.000Z' })).toBeUndefined();
  });

  it('creates no message for other items', () => {
    expect(messageOfNew({ ...item, __edb_e__: 'adjustment' })).toBeUndefined();
  });
});

describe('the message of a push', () => {
  it('waits for those of the same studio, marketplace and class, and for no others', () => {
    fc.assert(
      fc.property(push, push, (one, other) => {
        const same =
          one.studioId === other.studioId &&
          one.marketplace === other.marketplace &&
          one.classId === other.classId;
        expect(pushMessageOf(one, 'first').groupId === pushMessageOf(other, 'first').groupId).toBe(same);
        expect(pushMessageOf({ ...one, outboxId: other.outboxId }, 'again').groupId).toBe(
          pushMessageOf(one, 'first').groupId,
        );
      }),
    );
  });

  it('has a group id that SQS accepts', () => {
    fc.assert(
      fc.property(push, ({ studioId, marketplace, classId }) => {
        expect(groupOf(studioId, marketplace, classId)).toMatch(/^[\w.-]{1,128}$/);
      }),
    );
  });

  it('is accepted once per occasion', () => {
    const outbox = fc.sample(push, { seed: 7, numRuns: 1 })[0]!;
    expect(pushMessageOf(outbox, 'first').deduplicationId).toBe(
      pushMessageOf(outbox, 'first').deduplicationId,
    );
    expect(pushMessageOf(outbox, 'again').deduplicationId).not.toBe(
      pushMessageOf(outbox, 'first').deduplicationId,
    );
  });
});

import { decidingMessage, type DecideClassesMessage } from '#shared/contracts/messages.ts';
import { openClassIds, redecide } from '#functions/_domain/places/decisions/redecide.ts';

const now = new Date('2026-11-23T12:00:00Z');
const hourMs = 3_600_000;
const studioId = '11111111-1111-4111-8111-111111111111';

const idAt = (hoursAhead: number, hash = '0123456789ab'): string =>
  `${new Date(now.getTime() + hoursAhead * hourMs).toISOString().slice(0, 16).replace(/[-:]/g, '')}Z-${hash}`;

/** A queue that records sent messages, and a sender that records its calls. */
function aQueue(fails = false) {
  const sent: { message: DecideClassesMessage; delaySeconds: number | undefined }[] = [];
  const warnings: string[] = [];
  const deps = {
    clock: { now: () => now },
    logger: { info: () => undefined, warn: (text: string) => void warnings.push(text) },
    studios: {
      send: async (messages: readonly DecideClassesMessage[], delaySeconds?: number) => {
        if (fails) throw new Error('the queue is away');
        sent.push(...messages.map((message) => ({ message, delaySeconds })));
      },
    },
  };
  return { deps: deps as never, sent, warnings };
}

describe('classes that were booked', () => {
  it('are decided again between opening and start, each once', () => {
    const [past, begun, soon, late, far] = [-24, -0.5, 0.5, 335, 337].map((hours) => idAt(hours));
    expect(openClassIds([far!, late!, past!, soon!, begun!, soon!], now)).toEqual([soon, late]);
  });

  it('share one message, which is delayed until the minute is over', async () => {
    const { deps, sent } = aQueue();
    const classIds = [idAt(30), idAt(20), idAt(20), idAt(-500)];
    await redecide({ studioId, classIds, correlationId: 'c' }, deps);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      delaySeconds: 60,
      message: { kind: 'decide-classes', studioId, classIds: [idAt(20), idAt(30)], correlationId: 'c' },
    });
    expect(() => decidingMessage.parse(sent[0]!.message)).not.toThrow();
  });

  it('are deduplicated by the minute and by the set of classes', async () => {
    const { deps, sent } = aQueue();
    for (const classIds of [[idAt(20)], [idAt(20), idAt(20)], [idAt(21)]])
      await redecide({ studioId, classIds, correlationId: 'c' }, deps);
    const [first, again, other] = sent.map(({ message }) => message.runId);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('are marked if nothing else was reported about them, so that their decision needs no work key', async () => {
    const { deps, sent } = aQueue();
    for (const isAlone of [true, false])
      await redecide({ studioId, classIds: [idAt(20)], correlationId: 'c', isAlone }, deps);
    const messages = sent.map(({ message }) => message);
    expect(messages.map((message) => message.isAlone)).toEqual([true, undefined]);
    for (const message of messages) expect(decidingMessage.parse(message)).toEqual(message);
  });

  it('send nothing if the bookings are historical', async () => {
    const { deps, sent } = aQueue();
    const classIds = Array.from({ length: 5000 }, (_, week) => idAt(-24 * 7 * week));
    await redecide({ studioId, classIds, correlationId: 'c' }, deps);
    expect(sent).toEqual([]);
  });

  it('are at most a thousand per message, and never split into one message each', async () => {
    const { deps, sent } = aQueue();
    const classIds = Array.from({ length: 2500 }, (_, at) => idAt(20, at.toString(16).padStart(12, '0')));
    await redecide({ studioId, classIds, correlationId: 'c' }, deps);
    expect(sent.map(({ message }) => message.classIds.length)).toEqual([1000, 1000, 500]);
  });

  it('are left to the hourly run if the queue does not respond', async () => {
    const { deps, warnings } = aQueue(true);
    await expect(
      redecide({ studioId, classIds: [idAt(20)], correlationId: 'c' }, deps),
    ).resolves.toBeUndefined();
    expect(warnings).toHaveLength(1);
  });
});

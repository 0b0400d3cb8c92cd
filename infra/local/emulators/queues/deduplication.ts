import type { Sent } from './journal.ts';
import type { Message } from './message.ts';

const windowMs = 300_000;

/** Remembers the messages of the last five minutes, including deleted ones. Reports each of them to onSent. */
export function createDeduplication(onSent: (sent: Sent) => void) {
  const sent = new Map<string, { message: Message; untilMs: number }>();
  const forget = (nowMs: number) => {
    for (const [id, { untilMs }] of sent) {
      if (untilMs > nowMs) return;
      sent.delete(id);
    }
  };
  return {
    find(id: string, nowMs: number): Message | undefined {
      forget(nowMs);
      return sent.get(id)?.message;
    },
    remember(id: string, message: Message, nowMs: number): void {
      const untilMs = nowMs + windowMs;
      sent.set(id, { message, untilMs });
      onSent({ id, message, untilMs });
    },
    restore: ({ id, message, untilMs }: Sent): void => void sent.set(id, { message, untilMs }),
    all: (): Sent[] => [...sent].map(([id, one]) => ({ id, ...one })),
  };
}

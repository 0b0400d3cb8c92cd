import { answeredSince, lastAnswer } from '#web/src/features/support/answered.ts';
import { readThread } from '#web/src/features/support/thread.ts';

const at = (minute: number) => `2026-11-23T12:${String(minute).padStart(2, '0')}:00.000Z`;
const ticket = (ticketId: string, answeredAt: string | null) => ({ ticketId, answeredAt });

describe('the notice about new answers', () => {
  const tickets = [ticket('a', at(5)), ticket('b', null), ticket('c', at(9)), ticket('d', at(1))];

  test('shows the latest answer, only once', () => {
    expect(answeredSince(tickets, at(4))?.ticketId).toBe('c');
    expect(answeredSince(tickets, lastAnswer(tickets))).toBeUndefined();
    expect(lastAnswer(tickets)).toBe(at(9));
  });

  test('is not shown if nobody answered', () => {
    expect(lastAnswer([ticket('b', null)])).toBe('');
    expect(answeredSince([ticket('b', null)], '')).toBeUndefined();
  });
});

describe('a thread', () => {
  const message = (messageId: string) => ({ messageId, text: messageId, fromTeam: false, createdAt: at(1) });
  const all = ['1', '2', '3', '4', '5'].map(message);
  const pagesOfTwo = (requests: (string | undefined)[]) => (after: string | undefined) => {
    requests.push(after);
    const rest = all.filter(({ messageId }) => after === undefined || messageId > after);
    const messages = rest.slice(0, 2);
    const cursor = rest.length > 2 ? (messages.at(-1)?.messageId ?? null) : null;
    return Promise.resolve({ ticket: 'ticket', messages, cursor });
  };

  test('is read page by page until its end', async () => {
    const requests: (string | undefined)[] = [];
    const { messages } = await readThread(undefined, pagesOfTwo(requests));
    expect(messages).toEqual(all);
    expect(requests).toEqual([undefined, '2', '4']);
  });

  test('continues after the messages that are already loaded', async () => {
    const requests: (string | undefined)[] = [];
    const { messages } = await readThread({ messages: all.slice(0, 3) }, pagesOfTwo(requests));
    expect(messages).toEqual(all);
    expect(requests).toEqual(['3']);
  });
});

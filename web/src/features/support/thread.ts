import type { TicketMessage } from '#shared/contracts/support/ticket.ts';

interface Page<T> {
  readonly ticket: T;
  readonly messages: readonly TicketMessage[];
  readonly cursor: string | null;
}

interface Thread<T> {
  readonly ticket: T;
  readonly messages: TicketMessage[];
  readonly cursor: null;
}

/** A ticket with its whole thread: the known messages, and the new ones page by page. */
export async function readThread<T>(
  known: Pick<Page<T>, 'messages'> | undefined,
  read: (after: string | undefined) => Promise<Page<T>>,
): Promise<Thread<T>> {
  const messages = [...(known?.messages ?? [])];
  for (;;) {
    const page = await read(messages.at(-1)?.messageId);
    messages.push(...page.messages);
    if (page.cursor === null) return { ticket: page.ticket, messages, cursor: null };
  }
}

import * as messages from '#messages/support';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { language } from '#messages/language';
import { chat } from '#shared/contracts/support/chat.ts';
import { call } from '../../api/call.ts';
import { ticketsKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import { createStore } from '../../ui/store.ts';
import { failing } from './failing.ts';

type Answer = OutputOf<typeof chat>;

export interface ChatMessage {
  readonly key: number;
  readonly from: 'assistant' | 'person';
  readonly text: string;
  readonly at: string;
  readonly articles: Answer['articles'];
  /** The ticket that was opened for a question without an answer. */
  readonly ticketId: string | null;
}

/** The conversation outlives its panel and reappears when the panel is opened again. */
export const conversation = createStore<readonly ChatMessage[]>([]);

export const resetChat = (): void => conversation.set([]);

const bare = { articles: [], ticketId: null };

function say(
  from: ChatMessage['from'],
  text: string,
  { articles, ticketId }: Pick<ChatMessage, 'articles' | 'ticketId'> = bare,
): void {
  const said = conversation.get();
  const at = new Date().toISOString();
  conversation.set([...said, { key: said.length, from, text, articles, ticketId, at }]);
}

const trouble = messages.imHavingTroubleConnectingRightNow;

/** Asks the help base a question. An answer that arrives after the conversation was closed is dropped. */
export const useChat = () =>
  useChange({
    mutationFn: async (message: string) => {
      say('person', message);
      const before = conversation.get();
      const isStillThere = () =>
        conversation.get().length >= before.length && conversation.get()[0] === before[0];
      try {
        const answer = await call(chat, { message, language });
        if (isStillThere()) say('assistant', answer.message, answer);
        if (answer.ticketId !== null) await queryClient.invalidateQueries({ queryKey: ticketsKey });
      } catch (error) {
        if (isStillThere()) say('assistant', trouble);
        throw error;
      }
    },
    meta: {
      failure: failing(messages.pleaseSignInToUseSupport, messages.failedToSendMessagePleaseTry),
    },
  });

import Button from '@cloudscape-design/components/button';
import Spinner from '@cloudscape-design/components/spinner';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import * as messages from '#messages/support';
import { questionCharactersMax } from '#shared/contracts/support/chat.ts';
import { timeIn } from '../../ui/dates.ts';
import { Bubble } from './bubble.tsx';
import { Conversation } from './conversation.tsx';
import { showTicket } from './panel-state.ts';
import { ReplyBox } from './reply-box.tsx';
import { conversation, useChat, type ChatMessage } from './use-chat.ts';

const greeting = messages.hiImHereToHelpYou;

const Articles = ({ articles }: Pick<ChatMessage, 'articles'>) =>
  articles.length > 0 && (
    <ul className="bubble-articles" aria-label={messages.whereToFindIt}>
      {articles.map(({ articleId, title, path }) => (
        <li key={articleId}>
          <Link className="text-link" to={path}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );

/** A link that opens a ticket with the question that was not answered. */
const TicketLink = ({ ticketId }: Pick<ChatMessage, 'ticketId'>) =>
  ticketId !== null && (
    <div className="bubble-action">
      <Button onClick={() => showTicket(ticketId)}>{messages.viewTicket}</Button>
    </div>
  );

const Said = ({ message, timezone }: { message: ChatMessage; timezone: string }) => (
  <Bubble
    own={message.from === 'person'}
    author={message.from === 'person' ? messages.you : messages.cupoAssistant}
    time={timeIn(timezone, message.at)}
  >
    {message.text}
    <Articles articles={message.articles} />
    <TicketLink ticketId={message.ticketId} />
  </Bubble>
);

/** The chat with the help base, with a link to the team. */
export function ChatTab({ timezone, onTicket }: { timezone: string; onTicket: () => void }) {
  const said = useSyncExternalStore(conversation.subscribe, conversation.get);
  const asking = useChat();
  const [openedAt] = useState(() => new Date().toISOString());
  return (
    <div className="support-thread">
      <Conversation label={messages.conversation} count={said.length}>
        <Bubble own={false} author={messages.cupoAssistant} time={timeIn(timezone, said[0]?.at ?? openedAt)}>
          {greeting}
        </Bubble>
        {said.map((message) => (
          <Said key={message.key} message={message} timezone={timezone} />
        ))}
        {asking.isPending && (
          <li className="bubble-waiting">
            <Spinner /> {messages.lookingItUp}
          </li>
        )}
      </Conversation>
      <div className="support-bar">
        <Button iconName="contact" onClick={onTicket}>
          {messages.createSupportTicket}
        </Button>
      </div>
      <ReplyBox
        label={messages.message}
        placeholder={messages.typeYourMessage}
        charactersMax={questionCharactersMax}
        busy={asking.isPending}
        send={(text) => {
          asking.mutate(text);
          return Promise.resolve();
        }}
      />
    </div>
  );
}

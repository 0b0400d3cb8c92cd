import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Modal from '@cloudscape-design/components/modal';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import Textarea from '@cloudscape-design/components/textarea';
import { useState } from 'react';
import * as pageMessages from '#messages/admin';
import { messageCharactersMax, ticketPriority, type TeamTicket } from '#shared/contracts/support/ticket.ts';
import { dayAndTimeIn } from '../../ui/dates.ts';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { TicketMessages } from '../support/ticket-messages.tsx';
import { TicketBadge } from '../support/ticket-texts.tsx';
import {
  priorities,
  priorityText,
  requesterText,
  steps,
  stepsOf,
  studioText,
} from './team-ticket-messages.ts';
import { useRespond, useTeamThread, useUpdateTicket } from './use-team-tickets.ts';

const responseRows = 4;

function Facts({ ticket }: { ticket: TeamTicket }) {
  const { resolvedAt, resolvedBy } = ticket;
  return (
    <div className="stacked">
      <span className="stacked-badges">
        <TicketBadge status={ticket.status} />
        <span>
          {studioText(ticket)} · {requesterText(ticket)}
        </span>
      </span>
      <span className="muted">{pageMessages.openedUtc(dayAndTimeIn('UTC', ticket.createdAt))}</span>
      {resolvedAt && (
        <span className="muted">
          {pageMessages.closedOrResolved(
            ticket.status === 'closed',
            dayAndTimeIn('UTC', resolvedAt),
            resolvedBy,
          )}
        </span>
      )}
    </div>
  );
}

function Progress({ ticket }: { ticket: TeamTicket }) {
  const updating = useUpdateTicket();
  const { studioId, ticketId } = ticket;
  return (
    <div className="ticket-progress">
      <SegmentedControl
        label={pageMessages.priority}
        selectedId={ticket.priority}
        options={priorities.map((id) => ({ id, text: priorityText[id], disabled: updating.isPending }))}
        onChange={({ detail }) =>
          updating.mutate({ studioId, ticketId, priority: ticketPriority.parse(detail.selectedId) })
        }
      />
      <span className="stacked-badges">
        {stepsOf(ticket).map((step) => (
          <Button
            key={step}
            disabled={updating.isPending}
            onClick={() => updating.mutate({ studioId, ticketId, status: steps[step].status })}
          >
            {steps[step].text}
          </Button>
        ))}
      </span>
    </div>
  );
}

function Response({ ticket }: { ticket: TeamTicket }) {
  const [text, setText] = useState('');
  const responding = useRespond(ticket);
  const send = (): void => responding.mutate(text.trim(), { onSuccess: () => setText('') });
  return (
    <div className="stacked">
      <FormField label={pageMessages.response} stretch>
        <Textarea
          value={text}
          rows={responseRows}
          placeholder={pageMessages.writeToTheStudio}
          disabled={responding.isPending}
          onChange={({ detail }) => setText(detail.value.slice(0, messageCharactersMax))}
        />
      </FormField>
      <div className="form-buttons">
        <Button variant="primary" loading={responding.isPending} disabled={text.trim() === ''} onClick={send}>
          {pageMessages.sendResponse}
        </Button>
      </div>
    </div>
  );
}

function Thread({ opened }: { opened: TeamTicket }) {
  const thread = useTeamThread(opened);
  if (!thread.data)
    return thread.error ? (
      <Failure
        header={pageMessages.failedToLoadMessages}
        error={thread.error}
        onRetry={() => void thread.refetch()}
      />
    ) : (
      <Loading />
    );
  const { ticket, messages } = thread.data;
  return (
    <div className="team-ticket">
      <Facts ticket={ticket} />
      <Progress ticket={ticket} />
      <TicketMessages
        ticket={ticket}
        messages={messages}
        team
        requester={requesterText(ticket)}
        timeOf={(instant) => dayAndTimeIn('UTC', instant)}
      />
      <Response ticket={ticket} />
    </div>
  );
}

/** A ticket as the team sees it: its author, the thread, the reply box, and the possible next statuses. */
export const TeamTicketDialog = ({ ticket, onClose }: { ticket: TeamTicket; onClose: () => void }) => (
  <Modal visible size="large" header={ticket.subject} onDismiss={onClose}>
    <Thread opened={ticket} />
  </Modal>
);

import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Textarea from '@cloudscape-design/components/textarea';
import { useState } from 'react';
import * as messages from '#messages/support';
import { messageCharactersMax, subjectCharactersMax } from '#shared/contracts/support/ticket.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { dismiss, notify } from '../../ui/notices.ts';
import { useOpenTicket } from './use-tickets.ts';

interface Props {
  onClose: () => void;
  onOpened: (ticketId: string) => void;
}

const blankNoticeId = 'support-ticket-blank';
const descriptionRows = 6;

/** The dialog for a new message to the team. If the message cannot be sent, its text is kept. */
export function TicketDialog({ onClose, onOpened }: Props) {
  const [subject, setSubject] = useState('');
  const [description, setDescription] = useState('');
  const opening = useOpenTicket(onOpened);
  const busy = opening.isPending;
  const onSubmit = (): void => {
    const draft = { subject: subject.trim(), description: description.trim() };
    if (draft.subject === '' || draft.description === '')
      notify({ id: blankNoticeId, type: 'error', content: messages.pleaseFillInAllFields });
    else {
      dismiss(blankNoticeId);
      opening.mutate(draft);
    }
  };
  return (
    <FormDialog
      header={messages.createSupportTicket}
      verb={messages.submitTicket}
      busy={busy}
      failure={null}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <FormField label={messages.subject}>
        <Input
          value={subject}
          disabled={busy}
          placeholder={messages.whatIsItAbout}
          onChange={({ detail }) => setSubject(detail.value.slice(0, subjectCharactersMax))}
        />
      </FormField>
      <FormField label={messages.description} description={messages.whatYouDidWhatHappenedAnd}>
        <Textarea
          value={description}
          rows={descriptionRows}
          disabled={busy}
          onChange={({ detail }) => setDescription(detail.value.slice(0, messageCharactersMax))}
        />
      </FormField>
    </FormDialog>
  );
}

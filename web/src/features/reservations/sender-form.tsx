import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import { useState } from 'react';
import * as messages from '#messages/reservations';
import { channelNames, marketplaces, type Marketplace } from '#shared/channels.ts';
import { senderEmail, sendersMax } from '#shared/contracts/reservations/sender.ts';
import { emailCharactersMax } from '#shared/contracts/reservations/sync.ts';
import { useAddSender } from './use-senders.ts';
import { CheckedForm } from '../../ui/checked-form.tsx';

const choices = marketplaces.map((value) => ({ value, label: channelNames[value] }));

interface Draft {
  email: string;
  from: Marketplace | null;
}

const empty: Draft = { email: '', from: null };

/** Why the sender cannot be added; shown beside the address, or below it if something is missing. */
function refusalOf({ email, from }: Draft): string | undefined {
  if (email.trim() === '' || from === null) return messages.pleaseFillInAllFields;
  return senderEmail.safeParse(email).success ? undefined : messages.enterAWholeAddressAsBookings;
}

/** Adds an address and the marketplace that sends e-mails from it. */
export function SenderForm({ full }: { full: boolean }) {
  const [draft, setDraft] = useState(empty);
  const [tried, setTried] = useState(false);
  const adding = useAddSender(() => {
    setDraft(empty);
    setTried(false);
  });
  const change = (part: Partial<Draft>): void => {
    setDraft((now) => ({ ...now, ...part }));
    setTried(false);
  };
  const onSubmit = (): void => {
    setTried(true);
    const { email, from } = draft;
    if (from && !refusalOf(draft) && !adding.isPending && !full)
      adding.mutate({ senderEmail: email.trim(), marketplace: from });
  };
  return (
    <CheckedForm className="mail-form" onSubmit={onSubmit} autoComplete="off">
      <FormField label={messages.senderEmail} errorText={tried ? refusalOf(draft) : undefined}>
        <Input
          type="email"
          inputMode="email"
          value={draft.email}
          disabled={adding.isPending || full}
          placeholder="bookings@marketplace.com"
          nativeInputAttributes={{ maxLength: emailCharactersMax }}
          onChange={({ detail }) => change({ email: detail.value })}
        />
      </FormField>
      <FormField label={messages.marketplaceName}>
        <Select
          placeholder={messages.chooseOne}
          disabled={adding.isPending || full}
          selectedOption={choices.find(({ value }) => value === draft.from) ?? null}
          options={choices}
          onChange={({ detail }) =>
            change({
              from: choices.find(({ value }) => value === detail.selectedOption.value)?.value ?? null,
            })
          }
        />
      </FormField>
      <Button
        formAction="submit"
        iconName="add-plus"
        loading={adding.isPending}
        disabled={full}
        {...(full && { disabledReason: messages.aStudioHasAtMostSenders(sendersMax) })}
      >
        {messages.addMapping}
      </Button>
    </CheckedForm>
  );
}

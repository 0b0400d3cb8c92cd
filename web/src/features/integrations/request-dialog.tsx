import { useState } from 'react';
import * as messages from '#messages/integrations';
import {
  systemNames,
  type SourceView,
  type StudioSystemName,
} from '#shared/contracts/integrations/source.ts';
import { startingSettings } from '#shared/contracts/settings/starting-settings.ts';
import { messageOf } from '../../api/problem.ts';
import { useStudio } from '../../app/use-studio.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { RequestFields } from './request-fields.tsx';
import {
  readRequest,
  requestDraftOf,
  wholeRefusalOf,
  type RequestDraft,
  type RequestRefusals,
} from './request-form.ts';
import { useRequestSystem } from './use-sources.ts';

interface Props {
  system: StudioSystemName;
  source: SourceView | undefined;
  onClose: () => void;
}

/** If the studio still has a default name, the name is not suggested. */
const nameOf = (studioName = ''): string => (studioName === startingSettings.studioName ? '' : studioName);

/** Requests the connection of a studio system from the team, or changes the request. */
export function RequestDialog({ system, source, onClose }: Props) {
  const studio = useStudio();
  const [draft, setDraft] = useState(() => requestDraftOf(source, nameOf(studio.data?.studioName)));
  const [refusals, setRefusals] = useState<RequestRefusals>({});
  const [whole, setWhole] = useState<string>();
  const requesting = useRequestSystem(system, onClose);
  const busy = requesting.isPending;
  const change = (part: Partial<RequestDraft>): void => {
    setDraft((now) => ({ ...now, ...part }));
    setWhole(undefined);
    setRefusals((now) => ({
      ...now,
      ...Object.fromEntries(Object.keys(part).map((key) => [key, undefined])),
    }));
  };
  const submit = (): void => {
    const read = readRequest(system, draft);
    setRefusals('refusals' in read ? read.refusals : {});
    setWhole(wholeRefusalOf(system, draft));
    if ('refusals' in read) return;
    requesting.mutate(read.input);
    // The password is removed from the page's memory once it is sent; the other fields stay.
    setDraft((now) => ({ ...now, password: '' }));
  };
  const failure = whole
    ? { header: whole, text: messages.whatIsMissingIsMarkedBelow }
    : requesting.error && {
        header: messages.failedToConnectIntegration,
        text: messages.enterThePasswordAgainToRetry(messageOf(requesting.error)),
      };
  return (
    <FormDialog
      header={messages.requestAccessTo(systemNames[system])}
      verb={messages.submitRequest}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <RequestFields system={system} draft={draft} refusals={refusals} disabled={busy} change={change} />
    </FormDialog>
  );
}

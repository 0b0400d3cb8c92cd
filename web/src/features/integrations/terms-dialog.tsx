import { useState } from 'react';
import * as messages from '#messages/integrations';
import type { IntegrationView } from '#shared/contracts/integrations/integration.ts';
import { messageOf } from '../../api/problem.ts';
import { Terms } from './connection-fields.tsx';
import { changedTerms, readTerms } from './connection-form.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useDraft } from './use-draft.ts';
import { useUpdateTerms } from './use-integrations.ts';

interface Props {
  integration: IntegrationView;
  currency: string;
  onClose: () => void;
}

/** Changes the payments and guidelines of a connected marketplace. Its credentials stay. */
export function TermsDialog({ integration, currency, onClose }: Props) {
  const { draft, refusals, change, setRefusals } = useDraft(integration, currency);
  const [opened] = useState(integration.connection);
  const updating = useUpdateTerms(integration, onClose);
  const submit = (): void => {
    const read = readTerms(draft, currency);
    setRefusals('refusals' in read ? read.refusals : {});
    if ('input' in read) updating.mutate(opened ? changedTerms(opened, read.input) : read.input);
  };
  return (
    <FormDialog
      header={messages.pricingAndGuidelinesSaved(integration.name)}
      verb={messages.save}
      busy={updating.isPending}
      failure={
        updating.error && { header: messages.failedToSaveIntegration, text: messageOf(updating.error) }
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Terms
        draft={draft}
        refusals={refusals}
        currency={currency}
        disabled={updating.isPending}
        change={change}
      />
    </FormDialog>
  );
}

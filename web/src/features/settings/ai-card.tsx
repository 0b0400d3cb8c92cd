import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { useState, type SyntheticEvent } from 'react';
import type { getSettings } from '../../../../shared/contracts/settings/get-settings.ts';
import type { OutputOf } from '../../../../shared/contracts/operation.ts';
import { isChanged, slotsError, toDraft, toSettings, type AiDraft } from './ai-draft.ts';
import { Inventory, Slots, Switches } from './ai-fields.tsx';
import { SettingCard } from '../../ui/setting-card.tsx';
import { useSaveSettings } from './use-settings.ts';

type Settings = OutputOf<typeof getSettings>;

/** How far the optimizer may go. */
export function AiCard({ settings }: { settings: Settings }) {
  const [edited, setEdited] = useState<Partial<AiDraft>>({});
  const draft = { ...toDraft(settings), ...edited };
  const saving = useSaveSettings({ success: 'AI settings saved', failure: 'Failed to save AI settings' });
  const changed = isChanged(draft, settings);
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (changed && !slotsError(draft.slots))
      saving.mutate(toSettings(draft), { onSuccess: () => setEdited({}) });
  };
  const fields = {
    draft,
    change: (part: Partial<AiDraft>): void => setEdited((now) => ({ ...now, ...part })),
    disabled: saving.isPending,
  };
  return (
    <form className="setting-form" onSubmit={onSubmit} noValidate>
      <SettingCard
        title="AI Capacity Optimization"
        description="What the optimizer may do, and how far it may go"
        actions={
          <Button
            variant="primary"
            formAction="submit"
            disabled={!changed || slotsError(draft.slots) !== undefined}
            loading={saving.isPending}
          >
            Save AI Settings
          </Button>
        }
      >
        {settings.automationPaused && (
          <Alert type="info">Automation is paused. Turn it on again to change these switches.</Alert>
        )}
        <Switches {...fields} disabled={fields.disabled || settings.automationPaused} />
        <Slots {...fields} />
        <Inventory {...fields} allowed={settings.inventoryModes} />
      </SettingCard>
    </form>
  );
}

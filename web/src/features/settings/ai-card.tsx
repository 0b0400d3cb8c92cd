import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import * as messages from '#messages/settings';
import { goesFurther } from '#shared/contracts/decisions/simulated-settings.ts';
import type { getSettings } from '#shared/contracts/settings/get-settings.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { isNothing } from '../../api/changed-fields.ts';
import { changedSettings, slotsError, toDraft, toSettings, type AiDraft } from './ai-draft.ts';
import { AutoExecute, HoldOut, Inventory, Optimization, Slots, Threshold } from './ai-fields.tsx';
import { SettingCard } from '../../ui/setting-card.tsx';
import { ReplayNote } from './effect/replay-note.tsx';
import { SimulationDialog } from './simulation-dialog.tsx';
import { UpliftNote } from './uplift-note.tsx';
import { useSaveSettings } from './use-settings.ts';
import { CheckedForm } from '../../ui/checked-form.tsx';

type Settings = OutputOf<typeof getSettings>;

/** The state of the form: the saved values and the edits made since. */
function useDraft(settings: Settings) {
  const [edited, setEdited] = useState<Partial<AiDraft>>({});
  const draft = { ...toDraft(settings), ...edited };
  const changes = changedSettings(draft, settings);
  return {
    draft,
    changes,
    change: (part: Partial<AiDraft>): void => setEdited((now) => ({ ...now, ...part })),
    canSave: !isNothing(changes) && slotsError(draft.slots) === undefined,
    forget: (): void => setEdited({}),
  };
}

/** The settings that limit the optimizer. */
export function AiCard({ settings }: { settings: Settings }) {
  const { draft, changes, change, canSave, forget } = useDraft(settings);
  const [asking, setAsking] = useState(false);
  const saving = useSaveSettings({
    success: messages.aiSettingsSaved,
    failure: messages.failedToSaveAiSettings,
  });
  const onSubmit = (): void => {
    if (!canSave) return;
    if (goesFurther(settings, toSettings(draft))) setAsking(true);
    else saving.mutate(changes, { onSuccess: forget });
  };
  const { timezone } = settings;
  const fields = { draft, change, disabled: saving.isPending, timezone };
  const switches = { ...fields, disabled: fields.disabled || settings.automationPaused };
  // If automatic execution is on, it may be turned off, and on again before that is saved.
  const onAutoExecute = (): void =>
    settings.ai.autoExecute ? change({ autoExecute: true }) : setAsking(true);
  const save = (
    <Button variant="primary" formAction="submit" disabled={!canSave} loading={saving.isPending}>
      {messages.saveAiSettings}
    </Button>
  );
  return (
    <>
      <CheckedForm className="setting-form" onSubmit={onSubmit}>
        <SettingCard
          anchor="ai"
          title={messages.aiCapacityOptimization}
          description={messages.whatTheOptimizerMayDoAnd}
          actions={save}
        >
          {settings.automationPaused && <Alert type="info">{messages.automationIsPausedTurnItOn}</Alert>}
          <Optimization {...switches} />
          <AutoExecute {...switches} onAutoExecute={onAutoExecute} />
          <Threshold {...switches} />
          <HoldOut {...switches} />
          {settings.ai.holdOut && settings.ai.autoExecute && <UpliftNote />}
          <Slots {...fields} saved={settings.ai.maxSlotAdjustment} />
          <Inventory {...fields} allowed={settings.inventoryModes} />
          <ReplayNote draft={draft} timezone={timezone} disabled={slotsError(draft.slots) !== undefined} />
        </SettingCard>
      </CheckedForm>
      {asking && (
        <SimulationDialog
          wanted={toSettings({ ...draft, autoExecute: true })}
          changes={changedSettings({ ...draft, autoExecute: true }, settings)}
          isOn={settings.ai.autoExecute}
          timezone={timezone}
          onClose={() => setAsking(false)}
          onSwitchedOn={forget}
        />
      )}
    </>
  );
}

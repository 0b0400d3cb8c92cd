import SpaceBetween from '@cloudscape-design/components/space-between';
import { ConfirmDialog } from '#web/src/ui/confirm-dialog.tsx';
import { questionOf, textsOf } from './region-change-texts.ts';
import type { RegionEffect } from './region-effect.ts';

interface Props {
  effect: RegionEffect;
  /** In the wizard, other pages can be opened only after the last step. */
  isSetup: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what a change of the time zone or the currency does to existing data, and asks for confirmation. */
export default function RegionChangeDialog({ effect, isSetup, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog {...questionOf(effect)} busy={false} onConfirm={onConfirm} onClose={onClose}>
      <SpaceBetween size="s">
        {textsOf(effect, isSetup).map((text) => (
          <div key={text}>{text}</div>
        ))}
      </SpaceBetween>
    </ConfirmDialog>
  );
}

import SpaceBetween from '@cloudscape-design/components/space-between';
import * as messages from '#messages/settings-region';
import { ConfirmDialog } from '#web/src/ui/confirm-dialog.tsx';
import { textsOf } from './currency-texts.ts';
import type { CurrencyEffect } from './currency-effect.ts';

interface Props {
  effect: CurrencyEffect;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what a change of the currency does to existing amounts, and asks for confirmation. */
export default function CurrencyDialog({ effect, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      header={messages.changeTheCurrency}
      verb={messages.changeCurrency}
      busy={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <SpaceBetween size="s">
        {textsOf(effect).map((text) => (
          <div key={text}>{text}</div>
        ))}
      </SpaceBetween>
    </ConfirmDialog>
  );
}

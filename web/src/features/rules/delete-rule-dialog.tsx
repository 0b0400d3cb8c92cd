import * as messages from '#messages/rules';
import type { RuleView } from '#shared/contracts/rules/rule.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDeleteRule } from './use-rules.ts';

interface Props {
  rule: RuleView;
  onClose: () => void;
}

/** Asks for confirmation before a rule and its count are deleted. */
export function DeleteRuleDialog({ rule, onClose }: Props) {
  const deleting = useDeleteRule(rule, onClose);
  return (
    <ConfirmDialog
      header={messages.deleteName(rule.name)}
      verb={messages.deleteLabel}
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      {messages.theOptimizerNoLongerObeysIt}
    </ConfirmDialog>
  );
}

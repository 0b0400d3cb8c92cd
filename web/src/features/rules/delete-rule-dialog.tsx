import type { RuleView } from '#shared/contracts/rules/rule.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDelete } from './use-rules.ts';

interface Props {
  rule: RuleView;
  onClose: () => void;
}

/** Asks before a rule and its count are gone. */
export function DeleteRuleDialog({ rule, onClose }: Props) {
  const deleting = useDelete(rule, onClose);
  return (
    <ConfirmDialog
      header={`Delete ${rule.name}?`}
      verb="Delete"
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      The optimizer no longer obeys it, recommendations that wait because of it are withdrawn, and how often
      it fired is forgotten. Places that it gave stay as they are. To keep the rule for later, switch it off
      instead.
    </ConfirmDialog>
  );
}

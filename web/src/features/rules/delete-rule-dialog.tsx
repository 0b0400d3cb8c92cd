import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import type { RuleView } from '../../../../shared/contracts/rules/rule.ts';
import { useDelete } from './use-rules.ts';

interface Props {
  rule: RuleView;
  onClose: () => void;
}

/** Asks before a rule and its count are gone. */
export function DeleteRuleDialog({ rule, onClose }: Props) {
  const deleting = useDelete(rule, onClose);
  const busy = deleting.isPending;
  return (
    <Modal
      visible
      header={`Delete ${rule.name}?`}
      onDismiss={() => !busy && onClose()}
      footer={
        <div className="form-buttons">
          <Button variant="link" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" loading={busy} onClick={() => deleting.mutate()}>
            Delete
          </Button>
        </div>
      }
    >
      The optimizer no longer obeys it, and how often it fired is forgotten. Places that it gave stay as they
      are. To keep the rule for later, switch it off instead.
    </Modal>
  );
}

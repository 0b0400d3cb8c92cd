import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import * as messages from '#messages/schedule-class';
import { changeScope, type ChangeScope } from '#shared/contracts/schedule/change.ts';
import type { Detail } from './detail.ts';

interface Props {
  series: Detail['series'];
  scope: ChangeScope;
  onScope: (scope: ChangeScope) => void;
}

/** Whether an edit applies to one class of a series or also to all later ones. */
export function ScopeChoice({ series, scope, onScope }: Props) {
  if (!series || series.following === 0) return null;
  const following = messages.thisAndThe(series.following);
  return (
    <FormField label={messages.applyTo}>
      <RadioGroup
        value={scope}
        onChange={({ detail }) => onScope(changeScope.parse(detail.value))}
        items={[
          { value: 'this', label: messages.thisClass },
          { value: 'this-and-following', label: following },
        ]}
      />
    </FormField>
  );
}

import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import { changeScope, type ChangeScope } from '#shared/contracts/schedule/change.ts';
import { counted } from '#shared/core/text/counted.ts';
import type { Detail } from './detail.ts';

interface Props {
  series: Detail['series'];
  scope: ChangeScope;
  onScope: (scope: ChangeScope) => void;
}

/** Whether an edit is for one class of a series or for those after it too. */
export function ScopeChoice({ series, scope, onScope }: Props) {
  if (!series || series.following === 0) return null;
  const following = `This and the ${counted(series.following, 'following class', 'following classes')}`;
  return (
    <FormField label="Apply to">
      <RadioGroup
        value={scope}
        onChange={({ detail }) => onScope(changeScope.parse(detail.value))}
        items={[
          { value: 'this', label: 'This class' },
          { value: 'this-and-following', label: following },
        ]}
      />
    </FormField>
  );
}

import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import * as messages from '#messages/imports-reading';
import { sharedValueCharactersMax } from '#shared/contracts/imports/limits.ts';
import type { ReadingPlan } from '#shared/contracts/imports/plan.ts';
import { fieldTexts } from './field-texts.ts';
import type { ImportKind } from './import-kinds.ts';
import { shareableFields, withValue } from './mapping.ts';

interface Props {
  kind: ImportKind;
  plan: ReadingPlan;
  onPlan: (plan: ReadingPlan) => void;
}

/** Sets one value for all rows for required fields without a column, such as the room of a studio that has only one. */
export function SharedValues({ kind, plan, onPlan }: Props) {
  const fields = shareableFields(kind, plan);
  if (fields.length === 0) return null;
  return (
    <section aria-label={messages.oneValueForAllRows}>
      <p className="shared-values-title">
        <strong>{messages.noColumnForThese}</strong> {messages.whereItIsTheSameIn}
      </p>
      <div className="mapping">
        {fields.map((field) => (
          <FormField
            key={field}
            label={messages.ofAllRows(fieldTexts[field].label)}
            description={fieldTexts[field].what}
            stretch
          >
            <Input
              value={plan.values?.[field] ?? ''}
              onChange={({ detail }) =>
                onPlan(withValue(plan, field, detail.value.slice(0, sharedValueCharactersMax)))
              }
            />
          </FormField>
        ))}
      </div>
    </section>
  );
}

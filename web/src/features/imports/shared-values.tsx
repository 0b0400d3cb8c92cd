import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
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

/** For required fields without a column: one value for all rows, such as the room of a studio that has one. */
export function SharedValues({ kind, plan, onPlan }: Props) {
  const fields = shareableFields(kind, plan);
  if (fields.length === 0) return null;
  return (
    <section aria-label="One value for all rows">
      <p className="shared-values-title">
        <strong>No column for these?</strong> Where it is the same in every row, write it once.
      </p>
      <div className="mapping">
        {fields.map((field) => (
          <FormField
            key={field}
            label={`${fieldTexts[field].label} of all rows`}
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

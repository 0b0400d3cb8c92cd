import Button from '@cloudscape-design/components/button';
import { CheckedForm } from '../../ui/checked-form.tsx';
import { SettingCard } from '../../ui/setting-card.tsx';
import { useVisitValues, useVisitValuesForm } from './use-visit-values.ts';
import { VisitValuesFields } from './visit-values-fields.tsx';

/** What the studio's own visits are worth, which places are held against. */
export function VisitValuesCard() {
  const values = useVisitValues();
  const form = useVisitValuesForm(values.data);
  return (
    <CheckedForm className="setting-form" onSubmit={() => form.submit()}>
      <SettingCard
        anchor="visit-values"
        title="What a Visit Is Worth"
        description="Places are kept for your own customers where their visits are worth more than a marketplace pays"
        actions={
          <Button variant="primary" formAction="submit" disabled={!form.changed} loading={form.saving}>
            Save Visit Values
          </Button>
        }
      >
        <VisitValuesFields form={form} values={values} />
      </SettingCard>
    </CheckedForm>
  );
}

import Button from '@cloudscape-design/components/button';
import * as messages from '#messages/settings';
import { CheckedForm } from '../../ui/checked-form.tsx';
import { SettingCard } from '../../ui/setting-card.tsx';
import { useVisitValues, useVisitValuesForm } from './use-visit-values.ts';
import { VisitValuesFields } from './visit-values-fields.tsx';

/** The worth of the studio's own visits, with which places on marketplaces are compared. */
export function VisitValuesCard() {
  const values = useVisitValues();
  const form = useVisitValuesForm(values.data);
  return (
    <CheckedForm className="setting-form" onSubmit={() => form.submit()}>
      <SettingCard
        anchor="visit-values"
        title={messages.whatAVisitIsWorth}
        description={messages.placesAreKeptForYourOwn}
        actions={
          <Button variant="primary" formAction="submit" disabled={!form.changed} loading={form.saving}>
            {messages.saveVisitValues}
          </Button>
        }
      >
        <VisitValuesFields form={form} values={values} />
      </SettingCard>
    </CheckedForm>
  );
}

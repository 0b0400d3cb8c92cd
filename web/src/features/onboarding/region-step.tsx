import * as messages from '#messages/onboarding';
import { startingSettings } from '#shared/contracts/settings/starting-settings.ts';
import { product } from '#shared/product.ts';
import { RegionForm, type SavedRegion } from '../settings/region-form.tsx';
import type { Region } from '../settings/region.ts';
import { language } from '#messages/language';
import { isLanguage } from '#web/languages.ts';
import { saveLanguage } from '../notifications/save-language.ts';
import { proposalFor } from './proposal.ts';
import { StepCard } from './step-card.tsx';
import type { StepProps } from './step-props.ts';

/** Proposes values from this device's time zone to a studio that has saved nothing yet. Saved values are kept. */
function begin({ studioName, ...region }: SavedRegion): Region {
  const isNamed = studioName !== startingSettings.studioName;
  if (isNamed) return { studioName, ...region };
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { studioName: '', ...region, ...proposalFor(timeZone) };
}

/**
 * E-mails use the language of the screen from the first day. If the language cannot be stored, the settings are saved
 * anyway.
 */
const keepLanguage = (): void => {
  if (isLanguage(language)) void saveLanguage(language).catch(() => undefined);
};

export const RegionStep = ({ onNext }: StepProps) => (
  <StepCard title={messages.welcomeToProduct(product.name)} text={messages.firstTellUsWhatYourStudio}>
    <RegionForm
      submit={messages.saveAndContinue}
      begin={begin}
      onSaved={() => {
        keepLanguage();
        onNext();
      }}
    />
  </StepCard>
);

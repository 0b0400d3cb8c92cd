import * as messages from '#messages/onboarding';
import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import { product } from '#shared/product.ts';
import { RegionForm, type Saved } from '../settings/region-form.tsx';
import type { Region } from '../settings/region.ts';
import { proposalFor } from './proposal.ts';
import { StepCard } from './step-card.tsx';
import type { StepProps } from './step-props.ts';

/** What this device's clock says is proposed to a studio that has saved nothing yet; what was saved stands. */
function begin({ studioName, ...region }: Saved): Region {
  const isNamed = studioName !== defaultSettings.studioName;
  if (isNamed) return { studioName, ...region };
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { studioName: '', ...region, ...proposalFor(timeZone) };
}

export const RegionStep = ({ onNext }: StepProps) => (
  <StepCard title={messages.welcomeToTitle(product.name)} text={messages.firstTellUsWhatYourStudio}>
    <RegionForm submit={messages.saveAndContinue} begin={begin} onSaved={onNext} />
  </StepCard>
);

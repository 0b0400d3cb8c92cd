import { product } from '../../../../shared/product.ts';
import { RegionForm } from '../settings/region-form.tsx';
import { StepCard } from './step-card.tsx';
import type { StepProps } from './wizard-view.tsx';

export const RegionStep = ({ onNext }: StepProps) => (
  <StepCard
    title={`Welcome to ${product.name}`}
    text="First, where your studio is and what it counts in. You can change this later."
  >
    <RegionForm submit="Save and Continue" onSaved={onNext} />
  </StepCard>
);

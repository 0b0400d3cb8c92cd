import { product } from '#shared/product.ts';
import { monthlyPrice } from '../price.ts';
import { effective } from './common.tsx';
import { LegalPage } from './legal-page.tsx';
import { lawSections } from './terms-law.tsx';
import { serviceSections } from './terms-service.tsx';

export const TermsPage = () => (
  <LegalPage
    title="Terms of Service"
    effective={effective}
    summary={`The contract between your studio and ${product.name}. In short: ${product.trialDays} days free, then ${monthlyPrice}, cancel any time; your data stays yours.`}
    sections={[...serviceSections, ...lawSections]}
  />
);

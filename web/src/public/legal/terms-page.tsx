import * as messages from '#messages/legal';
import { product } from '#shared/product.ts';
import { monthlyPrice } from '../price.ts';
import { LegalPage } from './legal-page.tsx';

export const TermsPage = () => (
  <LegalPage
    title={messages.termsOfService}
    effective={messages.effective}
    summary={messages.theContractInShort(product.name, product.trialDays, monthlyPrice)}
    sections={[...messages.serviceSections, ...messages.lawSections]}
  />
);

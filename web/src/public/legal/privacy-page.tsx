import * as messages from '#messages/legal';
import { product } from '#shared/product.ts';
import { LegalPage } from './legal-page.tsx';

export const PrivacyPage = () => (
  <LegalPage
    title={messages.privacyPolicy}
    effective={messages.effective}
    summary={messages.whatWeKnow(product.name)}
    sections={[...messages.dataSections, ...messages.careSections]}
  />
);

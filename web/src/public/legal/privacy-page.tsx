import { product } from '#shared/product.ts';
import { effective } from './common.tsx';
import { LegalPage } from './legal-page.tsx';
import { careSections } from './privacy-care.tsx';
import { dataSections } from './privacy-data.tsx';

export const PrivacyPage = () => (
  <LegalPage
    title="Privacy Policy"
    effective={effective}
    summary={`What ${product.name} knows about studios and the people who book there, why, for how long, and what you can ask of us.`}
    sections={[...dataSections, ...careSections]}
  />
);

export { careSections } from '#web/src/public/legal/en/privacy-care.tsx';
export { dataSections } from '#web/src/public/legal/en/privacy-data.tsx';
export { lawSections } from '#web/src/public/legal/en/terms-law.tsx';
export { serviceSections } from '#web/src/public/legal/en/terms-service.tsx';

/** The day on which both texts took effect. */
export const effective = '21 November 2026';
export const contents = 'Contents';
export const backToHome = 'Back to Home';
export const inEffectSince = (day: string) => `In effect since ${day}`;
export const privacyPolicy = 'Privacy Policy';
export const whatWeKnow = (name: string) =>
  `What ${name} knows about studios and the people who book there, why, for how long, and what you can ask of us.`;
export const termsOfService = 'Terms of Service';
export const theContractInShort = (name: string, trialDays: number, price: string) =>
  `The contract between your studio and ${name}. In short: ${trialDays} days free, then ${price}, cancel any time; your data stays yours.`;

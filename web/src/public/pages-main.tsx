import type { ReactElement } from 'react';
import * as messages from '#messages/public';
import { product } from '#shared/product.ts';
import { LandingPage } from './landing/landing-page.tsx';
import { PrivacyPage } from './legal/privacy-page.tsx';
import { TermsPage } from './legal/terms-page.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** A public document: its content, and the scripts that it loads after it is parsed. */
export interface PublicPage {
  file: string;
  title: string;
  description: string;
  content: ReactElement;
  scripts: readonly string[];
}

const { name } = product;

const publicPages: readonly PublicPage[] = [
  {
    file: 'landing.html',
    title: messages.sellEveryPlaceInEveryClass(name),
    description: messages.forecastsDemandForFitnessClassesAnd(name, product.trialDays),
    content: <LandingPage />,
    scripts: ['landing'],
  },
  {
    file: 'privacy-policy.html',
    title: messages.privacyPolicy(name),
    description: messages.whatKnowsAboutStudiosAndThe(name),
    content: <PrivacyPage />,
    scripts: [],
  },
  {
    file: 'terms-of-service.html',
    title: messages.termsOfService(name),
    description: messages.theContractBetweenFitnessStudiosAnd(name),
    content: <TermsPage />,
    scripts: [],
  },
  {
    file: 'unsubscribe.html',
    title: messages.unsubscribeName(name),
    description: messages.whereTheMorningEMailsOf(name),
    content: <UnsubscribePage />,
    scripts: ['unsubscribe'],
  },
  {
    file: 'not-found.html',
    title: messages.pageNotFound(name),
    description: messages.thereIsNoPageAtThis(name),
    content: <NotFoundPage />,
    scripts: ['not-found'],
  },
];

/** The build runs this module in a separate context and reads the pages from it. */
Object.assign(globalThis, { publicPages });

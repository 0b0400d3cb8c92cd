import type { ReactElement } from 'react';
import { product } from '#shared/product.ts';
import { LandingPage } from './landing/landing-page.tsx';
import { PrivacyPage } from './legal/privacy-page.tsx';
import { TermsPage } from './legal/terms-page.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** A public document: its content, and the scripts it loads once it is read, by the name of their entry. */
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
    title: `${name}: sell every place in every class where it earns most`,
    description: `${name} forecasts demand for fitness classes and moves places between Fitpass, Wellhub, TotalPass, ClassPass and direct customers. ${product.trialDays} days free.`,
    content: <LandingPage />,
    scripts: ['landing'],
  },
  {
    file: 'privacy-policy.html',
    title: `Privacy Policy · ${name}`,
    description: `What ${name} knows about studios and the people who book there, why, and for how long.`,
    content: <PrivacyPage />,
    scripts: [],
  },
  {
    file: 'terms-of-service.html',
    title: `Terms of Service · ${name}`,
    description: `The contract between fitness studios and ${name}: trial, price, cancelling, data and liability.`,
    content: <TermsPage />,
    scripts: [],
  },
  {
    file: 'unsubscribe.html',
    title: `Unsubscribe · ${name}`,
    description: `Where the morning e-mails of ${name} are unsubscribed from.`,
    content: <UnsubscribePage />,
    scripts: ['unsubscribe'],
  },
  {
    file: 'not-found.html',
    title: `Page not found · ${name}`,
    description: `There is no page at this address of ${name}.`,
    content: <NotFoundPage />,
    scripts: ['not-found'],
  },
];

/** The build runs this module in a context of its own and takes the pages from there. */
Object.assign(globalThis, { publicPages });

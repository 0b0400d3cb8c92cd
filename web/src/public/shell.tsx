import type { ReactNode } from 'react';
import * as messages from '#messages/public';
import { product } from '#shared/product.ts';
import { Logo } from '../ui/logo.tsx';
import { languageNames, languages } from '../../languages.ts';
import { language } from '#messages/language';
import { authPath, homePath, privacyPath, termsPath } from './paths.ts';

const Header = ({ links }: { links?: ReactNode }) => (
  <header className="top">
    <div className="wrap">
      <a className="home" href={homePath} aria-label={messages.nameHome(product.name)}>
        <Logo size={32} />
      </a>
      {links && <nav aria-label={messages.onThisPage}>{links}</nav>}
      <a className="button quiet" href={authPath}>
        {messages.signIn}
      </a>
    </div>
  </header>
);

const Footer = () => (
  <footer className="bottom">
    <div className="wrap">
      <span className="bottom-name">
        <Logo size={24} />
      </span>
      <nav aria-label={messages.legalAndContact}>
        <a href={privacyPath}>{messages.privacyPolicyTitle}</a>
        <a href={termsPath}>{messages.termsOfServiceTitle}</a>
        <a href={`mailto:${product.email}`}>{product.email}</a>
      </nav>
      <fieldset className="languages" aria-label={messages.language}>
        {languages.map((one) => (
          <button key={one} type="button" lang={one} data-language={one} aria-pressed={one === language}>
            {languageNames[one]}
          </button>
        ))}
      </fieldset>
    </div>
  </footer>
);

/** The common frame of all public documents. */
export const Shell = (props: { links?: ReactNode; className: string; children: ReactNode }) => (
  <div className={props.className}>
    <a className="skip" href="#content">
      {messages.skipToContent}
    </a>
    <Header links={props.links} />
    <main id="content" tabIndex={-1}>
      {props.children}
    </main>
    <Footer />
  </div>
);

import type { ReactNode } from 'react';
import { product } from '#shared/product.ts';
import { Logo } from '../ui/logo.tsx';
import { authPath, homePath, privacyPath, termsPath } from './paths.ts';

const Header = ({ links }: { links?: ReactNode }) => (
  <header className="top">
    <div className="wrap">
      <a className="home" href={homePath} aria-label={`${product.name} home`}>
        <Logo size={32} />
      </a>
      {links && <nav aria-label="On this page">{links}</nav>}
      <a className="button quiet" href={authPath}>
        Sign In
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
      <nav aria-label="Legal and contact">
        <a href={privacyPath}>Privacy Policy</a>
        <a href={termsPath}>Terms of Service</a>
        <a href={`mailto:${product.email}`}>{product.email}</a>
      </nav>
    </div>
  </footer>
);

/** What every public document has around its content. */
export const Shell = (props: { links?: ReactNode; className: string; children: ReactNode }) => (
  <div className={props.className}>
    <a className="skip" href="#content">
      Skip to content
    </a>
    <Header links={props.links} />
    <main id="content" tabIndex={-1}>
      {props.children}
    </main>
    <Footer />
  </div>
);

import type { ReactNode } from 'react';
import * as messages from '#messages/legal';
import { homePath } from '../paths.ts';
import { Shell } from '../shell.tsx';

export interface Section {
  id: string;
  title: string;
  body: ReactNode;
}

interface Legal {
  title: string;
  summary: ReactNode;
  /** The date in a readable form. */
  effective: string;
  sections: readonly Section[];
}

const Contents = ({ sections }: { sections: readonly Section[] }) => (
  <nav className="contents" aria-label={messages.contents}>
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  </nav>
);

/** The page for a long text with a table of contents. */
export const LegalPage = ({ title, summary, effective, sections }: Legal) => (
  <Shell className="legal">
    <div className="wrap">
      <div className="legal-head">
        <a href={homePath}>{messages.backToHome}</a>
        <h1>{title}</h1>
        <p className="effective">{messages.inEffectSince(effective)}</p>
        <p className="lead">{summary}</p>
      </div>
      <Contents sections={sections} />
      <article>
        {sections.map(({ id, title, body }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            {body}
          </section>
        ))}
        <p>
          <a className="button" href={homePath}>
            {messages.backToHome}
          </a>
        </p>
      </article>
    </div>
  </Shell>
);

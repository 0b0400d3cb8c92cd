import * as messages from '#messages/public-landing';
import { Places } from './places.tsx';

const shares = [
  { letter: 'd', name: messages.direct, before: 8, after: 8 },
  { letter: 'f', name: messages.fitpass, before: 7, after: 3 },
  { letter: 'w', name: 'Wellhub', before: 3, after: 6 },
  { letter: 't', name: 'TotalPass', before: 2, after: 3 },
] as const;

const cellsOf = (when: 'before' | 'after'): string =>
  shares.map((share) => share.letter.repeat(share[when])).join('');

const Row = ({ when, title, text }: { when: 'before' | 'after'; title: string; text: string }) => (
  <div className={`example-row ${when}`}>
    <p>
      <b>{title}</b> {text}
    </p>
    <Places className="strip" cells={cellsOf(when)} />
  </div>
);

/** One decision as the product explains it, with example figures. */
export const Example = () => (
  <figure className="example">
    <div className="card">
      <div className="example-head">
        <p>
          <b>{messages.vinyasaYoga}</b>
          <span>{messages.tuesday180020Places}</span>
        </p>
        <span className="gain">{messages.n52Expected}</span>
      </div>
      <Row when="before" title={messages.now} text={messages.fitpassWouldLeave4PlacesEmpty} />
      <Row when="after" title={messages.proposed} text={messages.wellhubAndTotalPassTakeThem} />
      <ul className="legend">
        {shares.map(({ letter, name, before, after }) => (
          <li key={letter}>
            <i className={`p-${letter}`} aria-hidden="true" />
            {name} <b>{before === after ? after : `${before} → ${after}`}</b>
          </li>
        ))}
      </ul>
      <p className="proof">
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <circle cx="10" cy="10" r="10" />
          <path d="M5.5 10.4l3 3 6-6.4" />
        </svg>
        {messages.setAtWellhubThenReadBack}
      </p>
    </div>
    <figcaption>{messages.anExampleOfADecisionWith}</figcaption>
  </figure>
);

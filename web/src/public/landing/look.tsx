import phone from '#web/pictures/demo-phone.webp';
import wide from '#web/pictures/demo-wide.webp';
import * as messages from '#messages/public-landing';
import { demoPath } from '../paths.ts';

/** A picture of the product as the demo shows it. Its space is reserved until it is loaded. */
export const Look = () => (
  <section className="wrap section look" id="demo" aria-labelledby="look-title">
    <div>
      <h2 id="look-title">{messages.seeInTenSecondsWhatTo}</h2>
      <p>{messages.whatWasEarnedWhatWaitsFor}</p>
      <p>
        <a className="button" href={demoPath}>
          {messages.seeTheDemo}
        </a>
      </p>
    </div>
    <picture>
      <source media="(width <= 620px)" srcSet={phone} width="390" height="640" />
      <img
        src={wide}
        alt={messages.theDashboardOfTheDemoStudio}
        width="1280"
        height="800"
        loading="lazy"
        decoding="async"
      />
    </picture>
  </section>
);

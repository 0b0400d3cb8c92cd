import phone from '#web/pictures/demo-phone.webp';
import wide from '#web/pictures/demo-wide.webp';
import { demoPath } from '../paths.ts';

/** The product itself, as it stands in the demo. Its place is kept free until the picture is near. */
export const Look = () => (
  <section className="wrap section look" id="demo" aria-labelledby="look-title">
    <div>
      <h2 id="look-title">See in ten seconds what to do today</h2>
      <p>
        What was earned, what waits for your answer, how the week will fill: one page. Look around a made-up
        studio without signing up.
      </p>
      <p>
        <a className="button" href={demoPath}>
          See the demo
        </a>
      </p>
    </div>
    <picture>
      <source media="(width <= 620px)" srcSet={phone} width="390" height="640" />
      <img
        src={wide}
        alt="The dashboard of the demo studio: what was earned, what waits for an answer, and the week to come"
        width="1280"
        height="800"
        loading="lazy"
        decoding="async"
      />
    </picture>
  </section>
);

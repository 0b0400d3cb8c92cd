import { product } from '#shared/product.ts';
import { signUpPath } from '../paths.ts';
import { trialWithPrice } from '../price.ts';
import { Shell } from '../shell.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Integrations } from './integrations.tsx';
import { Look } from './look.tsx';
import { Places } from './places.tsx';
import { Steps } from './steps.tsx';

const links = (
  <>
    <a href="#features">Features</a>
    <a href="#integrations">Integrations</a>
    <a href="#how">How it works</a>
  </>
);

const Closing = () => (
  <section className="wrap section" aria-labelledby="closing-title">
    <div className="closing">
      <div>
        <h2 id="closing-title">See what your empty places are worth</h2>
        <p>
          Run {product.name} on your own schedule for {product.trialDays} days. If it does not pay for itself,
          cancel before they end and you are charged nothing.
        </p>
        <a className="button bright" href={signUpPath}>
          {trialWithPrice}
        </a>
      </div>
      <Places className="week" cells="whfewlhwhfeelfhweh" />
    </div>
  </section>
);

export const LandingPage = () => (
  <Shell className="landing" links={links}>
    <Hero />
    <Integrations />
    <Look />
    <Features />
    <Steps />
    <Closing />
  </Shell>
);

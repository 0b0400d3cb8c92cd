import * as messages from '#messages/public-landing';
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
    <a href="#features">{messages.features}</a>
    <a href="#integrations">{messages.integrations}</a>
    <a href="#how">{messages.howItWorks}</a>
  </>
);

const Closing = () => (
  <section className="wrap section" aria-labelledby="closing-title">
    <div className="closing">
      <div>
        <h2 id="closing-title">{messages.seeWhatYourEmptyPlacesAre}</h2>
        <p>{messages.runOnYourOwnScheduleFor(product.name, product.trialDays)}</p>
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

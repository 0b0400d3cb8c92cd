import * as messages from '#messages/public-landing';
import { product } from '#shared/product.ts';
import { Places } from './places.tsx';

const features = [
  {
    title: messages.realTimeOptimization,
    cells: 'qqwqwdwdd',
    text: messages.demandIsForecastAnewAsBookings,
  },
  {
    title: messages.multiPlatformSync,
    cells: 'fwtfwtfwt',
    text: messages.onePlanForYourStudioAnd,
  },
  {
    title: messages.revenueMaximization,
    cells: 'qqdqddddd',
    text: messages.aPlaceGoesToTheChannel,
  },
  {
    title: messages.enterpriseSecurity,
    cells: 'ddddodddd',
    text: messages.marketplaceCredentialsAreSealedUnderTheir,
  },
  {
    title: messages.timeBasedRules,
    cells: 'qqqttteee',
    text: messages.holdTheMorningForMembersRelease(product.name),
  },
  {
    title: messages.occupancyTargets,
    cells: 'wwwwwwwwe',
    text: messages.sayHowFullAClassShould(product.name),
  },
] as const;

export const Features = () => (
  <section className="wrap section" id="features" aria-labelledby="features-title">
    <h2 id="features-title">{messages.aRevenueManagerForEveryClass}</h2>
    <ul className="features">
      {features.map(({ title, cells, text }) => (
        <li key={title} className="card">
          <Places className="icon" cells={cells} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

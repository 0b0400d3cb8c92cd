import * as messages from '#messages/public-landing';
import { product } from '#shared/product.ts';
import { homePath, signUpPath } from '../paths.ts';
import { monthlyPrice } from '../price.ts';
import { Example } from './example.tsx';

export const Hero = () => (
  <section className="hero">
    <div className="wrap">
      <div>
        <h1>{messages.sellEveryPlaceWhereItEarns}</h1>
        <p className="lead">{messages.forecastsTheDemandOfEachClass(product.name)}</p>
        <p className="actions">
          <a className="button bright" href={signUpPath}>
            {messages.startFreeTrial}
          </a>
          <a className="button clear" href={homePath}>
            {messages.viewDemo}
          </a>
        </p>
        <p className="price-note">{messages.priceAfterDaysFree(<b>{monthlyPrice}</b>, product.trialDays)}</p>
      </div>
      <Example />
    </div>
  </section>
);

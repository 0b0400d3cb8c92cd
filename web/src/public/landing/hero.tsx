import { product } from '#shared/product.ts';
import { homePath, signUpPath } from '../paths.ts';
import { monthlyPrice } from '../price.ts';
import { Example } from './example.tsx';

export const Hero = () => (
  <section className="hero">
    <div className="wrap">
      <div>
        <h1>Sell every place where it earns most.</h1>
        <p className="lead">
          {product.name} forecasts the demand of each class and moves its places between your own customers,
          Fitpass, Wellhub, TotalPass and ClassPass while there is still time to sell them.
        </p>
        <p className="actions">
          <a className="button bright" href={signUpPath}>
            Start Free Trial
          </a>
          <a className="button clear" href={homePath}>
            View Demo
          </a>
        </p>
        <p className="price-note">
          <b>{monthlyPrice}</b> after {product.trialDays} days free. Cancel anytime.
        </p>
      </div>
      <Example />
    </div>
  </section>
);

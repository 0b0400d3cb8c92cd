import { product } from '#shared/product.ts';
import { privacyPath } from '../../paths.ts';
import { monthlyPrice } from '../../price.ts';
import { Mail } from '../common.tsx';
import type { Section } from '../legal-page.tsx';

const { name, trialDays, priceCurrency } = product;

export const serviceSections: readonly Section[] = [
  {
    id: 'agreement',
    title: 'The agreement',
    body: (
      <p>
        These terms are the contract between {name} and the studio that opens an account. Whoever opens it
        confirms that they may act for the studio and are of full age. If you do not agree, do not use the
        service.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'What the service does',
    body: (
      <>
        <p>
          {name} imports a studio&apos;s schedule and bookings, forecasts demand, recommends how many places
          to offer on which channel, and changes them at the marketplaces you connect, on your approval or by
          rules you switch on. Automation can be paused at any time.
        </p>
        <p>
          Forecasts are estimates. They depend on the data you give us and on what people do, and we promise
          no amount of revenue or occupancy. You remain responsible for your schedule, your prices and your
          contracts with marketplaces.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <p>
        Give correct details, keep your password to yourself and tell us at <Mail /> if you suspect that
        somebody else uses your account. You answer for what is done with it, unless the fault is ours.
      </p>
    ),
  },
  {
    id: 'trial',
    title: 'Free trial, price and payment',
    body: (
      <>
        <p>
          The first {trialDays} days are free, once for each studio. A card is needed to start the trial.
          Unless you cancel before the trial ends, the subscription then begins and your card is charged{' '}
          {monthlyPrice} ({priceCurrency}), plus taxes where they apply, in advance for each month until you
          cancel.
        </p>
        <p>
          Stripe processes payments; its terms apply to them. If a charge fails we try again and tell you.
          Access may be suspended while a payment is overdue; your data is kept in the meantime.
        </p>
        <p>
          We announce a change of price by e-mail at least 30 days before it applies to you. You can cancel
          before it does.
        </p>
      </>
    ),
  },
  {
    id: 'cancel',
    title: 'Cancelling',
    body: (
      <p>
        Cancel at any time in the billing settings, without giving a reason. During the trial you are then
        charged nothing. Later, the service stays available until the end of the month that is paid, and is
        not renewed. Months that have begun are not refunded, except where the law says otherwise or we have
        failed to provide the service.
      </p>
    ),
  },
  {
    id: 'marketplaces',
    title: 'Marketplaces and other services',
    body: (
      <>
        <p>
          By connecting a marketplace, a studio system or a mailbox, you instruct us to act there for you and
          confirm that you may give us that access. You keep to the terms you have with those companies. You
          can disconnect each of them at any time.
        </p>
        <p>
          They are independent of {name}, and their names belong to their owners. When one of them is
          unavailable or changes how it works, a part of the service may be interrupted; we report what could
          not be carried out.
        </p>
      </>
    ),
  },
  {
    id: 'data',
    title: 'Your data',
    body: (
      <>
        <p>
          Your data stays yours. You allow us to use it to provide the service to you. The{' '}
          <a href={privacyPath}>Privacy Policy</a> says how personal data is handled and is part of this
          contract.
        </p>
        <p>
          For the data of your customers you are the controller and we are your processor. We handle it on
          your documented instructions, bind those who handle it to secrecy, protect it as the policy
          describes, use only the sub-processors named there, help you to answer requests and to meet your
          duties, report breaches, delete or return the data when the contract ends, and give you what you
          need to verify this. You make sure that you may share that data with us.
        </p>
      </>
    ),
  },
];

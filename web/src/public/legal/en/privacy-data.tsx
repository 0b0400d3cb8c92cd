import { product } from '#shared/product.ts';
import type { Section } from '../legal-page.tsx';

const { name } = product;

export const dataSections: readonly Section[] = [
  {
    id: 'roles',
    title: 'Who is responsible for what',
    body: (
      <>
        <p>
          {name} is software for fitness studios. For the data of our own customers, the people who hold an
          account with us, {name} decides why and how it is used and is the controller (responsable,
          controlador).
        </p>
        <p>
          For the data of a studio&apos;s own customers, such as the people who book its classes, the studio
          is the controller and {name} is its processor (encargado, operador). We use that data on the
          studio&apos;s instructions, to provide the service and for nothing else. If you booked a class,
          please turn to the studio first; we help it to answer you.
        </p>
      </>
    ),
  },
  {
    id: 'data',
    title: 'What we collect',
    body: (
      <>
        <h3>From studio owners and their staff</h3>
        <ul>
          <li>E-mail address and password. The password is kept by the sign-in service as a salted hash.</li>
          <li>Regional settings: currency, country and time zone.</li>
          <li>
            Subscription status and the identifiers that our payment provider uses for you. Card numbers go to
            Stripe directly; they never reach our servers.
          </li>
          <li>What you write to our support.</li>
          <li>
            Technical logs: time, IP address, browser and the operation asked for, to keep the service safe
            and working.
          </li>
        </ul>
        <h3>From the studio, as its processor</h3>
        <ul>
          <li>The class schedule: classes, rooms, instructors, times, capacities and prices.</li>
          <li>
            Bookings: the class, the channel, the status, the amount, and the name and e-mail address of the
            person who booked, when the studio&apos;s files or connected systems contain them.
          </li>
          <li>
            Marketplace and studio-system credentials. They are encrypted under a key of their own, are opened
            only by the process that talks to that marketplace, and are never shown again, not even to you.
          </li>
          <li>
            Records of every change made at a marketplace, with the steps that were taken. Credentials are
            left out of these records.
          </li>
        </ul>
        <p>We ask for no health data, and no file or message that you send us should contain any.</p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'What we use it for',
    body: (
      <>
        <ul>
          <li>
            To provide the service: to forecast demand, recommend and carry out changes of places, and show
            you the results (performance of our contract).
          </li>
          <li>To charge the subscription and keep the accounts the law asks for (contract, legal duty).</li>
          <li>To keep the service secure, find faults and prevent misuse (legitimate interest).</li>
          <li>To answer you and to tell you about changes that matter to your account (contract).</li>
        </ul>
        <p>
          We sell no personal data, show no advertising, and use no personal data to train general-purpose
          models. Forecasts are made per studio, from counts of bookings. To count how many customers book
          elsewhere when a marketplace has no place left, the names on a studio&apos;s bookings are compared
          while a forecast is made; only the counts are kept. Forecasts decide about places in classes, never
          about a person. What the columns of a studio&apos;s files hold may be proposed to other studios
          whose files have the same column titles; no title, no content of a file and no name of a studio is
          shared.
        </p>
      </>
    ),
  },
  {
    id: 'google',
    title: 'Google user data',
    body: (
      <>
        <p>
          A studio may connect a Gmail mailbox so that booking confirmations sent there are read
          automatically. This is optional. We ask for read-only access: {name} cannot send, change or delete
          messages. We look for messages from the marketplaces the studio works with and take from them the
          facts of the booking; the messages themselves are not kept, except for the text of one that waits
          for the studio&apos;s review, which is kept until then and for 60 days at most.
        </p>
        <p>
          A studio can show {name} once how a sender&apos;s messages are laid out. What is kept of that is the
          layout: its wording, with placeholders for names, numbers and addresses. Where several studios show
          the same layout, and it consists of everyday words alone, our team may look at that wording and at
          the sender&apos;s domain, and let it serve the other studios that receive messages of the same
          sender. No message, and nothing that a customer or a studio wrote, is shared.
        </p>
        <p>
          {name}&apos;s use and transfer of information received from Google APIs adheres to the{' '}
          <a href="https://developers.google.com/terms/api-services-user-data-policy">
            Google API Services User Data Policy
          </a>
          , including its Limited Use requirements. In particular, that information is used only to provide
          this feature to the studio; it is not transferred to others except as needed to provide the feature,
          to comply with the law, or as part of a merger with the studio&apos;s consent; it is never used for
          advertising or to train general-purpose models; and no person reads it unless the studio asks us to,
          security or the law requires it.
        </p>
        <p>
          You can end the access at any time in {name} or in your{' '}
          <a href="https://myaccount.google.com/permissions">Google account</a>. We then delete the access
          token at once.
        </p>
      </>
    ),
  },
];

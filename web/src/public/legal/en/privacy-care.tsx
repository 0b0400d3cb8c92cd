import { product } from '#shared/product.ts';
import { Mail } from '../common.tsx';
import type { Section } from '../legal-page.tsx';

const { name } = product;

const processors = [
  { who: 'Amazon Web Services', what: 'Hosting, storage, sign-in, keys', which: 'All data of the service' },
  { who: 'Stripe', what: 'Payments and invoices', which: 'E-mail address, payment details, subscription' },
  { who: 'Google', what: 'Gmail reading, if connected', which: 'Access to the mailbox you connect' },
] as const;

const Processors = () => (
  <table aria-label="Companies that process data for us">
    <thead>
      <tr>
        <th scope="col">Company</th>
        <th scope="col">Purpose</th>
        <th scope="col">Data</th>
      </tr>
    </thead>
    <tbody>
      {processors.map(({ who, what, which }) => (
        <tr key={who}>
          <th scope="row">{who}</th>
          <td>{what}</td>
          <td>{which}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

export const careSections: readonly Section[] = [
  {
    id: 'processors',
    title: 'Who else handles data',
    body: (
      <>
        <p>These companies work for us under contracts that bind them to confidentiality and security:</p>
        <Processors />
        <p>
          Marketplaces that a studio connects receive what is needed to change places there: the class, its
          time and the number of places. They act under their own terms with the studio. We announce a new
          sub-processor by e-mail at least 30 days before it starts, and a studio may object. Otherwise we
          disclose data only where the law compels us, and tell the studio first unless we are forbidden to.
        </p>
      </>
    ),
  },
  {
    id: 'place',
    title: 'Where data is kept',
    body: (
      <p>
        The service and its backups run on Amazon Web Services, in one region; ask us for its name at <Mail />
        . This may be outside your country. Transfers from the European Economic Area and the United Kingdom
        rest on the standard contractual clauses, those from Brazil on the clauses of its data protection
        authority, and those from Mexico on your contract with us and this notice.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'How it is protected',
    body: (
      <p>
        Data is encrypted on its way and at rest. Each studio&apos;s data is kept apart by rules that the
        server enforces with every request. Each part of the service has only the rights it needs. If a breach
        concerns your data, we tell you without undue delay and within 72 hours of learning of it, with what
        we know and what we are doing.
      </p>
    ),
  },
  {
    id: 'retention',
    title: 'How long it is kept',
    body: (
      <ul>
        <li>
          Account, schedule, bookings and records: while the account exists. You can delete bookings, or all
          data, at any time.
        </li>
        <li>After an account is closed: deleted within 30 days, and from backups 35 days later.</li>
        <li>Credentials and Google access: deleted at once when you disconnect or replace them.</li>
        <li>Technical logs: 90 days.</li>
        <li>Invoices and payment records: as long as tax law requires.</li>
      </ul>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>Whoever you are, you may ask us what we hold about you and have it corrected or deleted.</p>
        <ul>
          <li>
            <b>Mexico (LFPDPPP):</b> access, rectification, cancellation and opposition (ARCO), withdrawal of
            consent, and limits on use or disclosure. We answer within 20 business days and act within 15
            more.
          </li>
          <li>
            <b>Brazil (LGPD):</b> confirmation and access, correction, anonymization, blocking or deletion,
            portability, information about sharing, and withdrawal of consent. You may turn to the ANPD.
          </li>
          <li>
            <b>European Economic Area and United Kingdom (GDPR):</b> access, rectification, erasure,
            restriction, portability and objection. We answer within one month. You may complain to your
            supervisory authority.
          </li>
        </ul>
        <p>
          Write to <Mail /> from the address of your account, or with proof of who you are. It costs nothing,
          and nobody is treated worse for asking.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and local storage',
    body: (
      <p>
        {name} sets no advertising or analytics cookies. One cookie keeps the language you chose. Your
        browser&apos;s local storage keeps your session, the status of your subscription and the look you
        chose. Signing out removes the session. Stripe sets its own cookies on its payment pages to prevent
        fraud.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Children, changes and contact',
    body: (
      <>
        <p>
          Accounts are for businesses and people of full age. When we change this policy we say so here, and
          by e-mail 30 days ahead when the change is material.
        </p>
        <p>
          Questions and requests: <Mail />.
        </p>
      </>
    ),
  },
];

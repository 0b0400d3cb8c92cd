import { product } from '#shared/product.ts';
import { Mail } from '../common.tsx';
import type { Section } from '../legal-page.tsx';

const { name, jurisdiction } = product;

export const lawSections: readonly Section[] = [
  {
    id: 'conduct',
    title: 'Fair use',
    body: (
      <>
        <p>You agree not to:</p>
        <ul>
          <li>use the service against the law or the rights of others;</li>
          <li>reach for the data of other studios, or work around security or limits;</li>
          <li>disturb the service, or test its security without our written consent;</li>
          <li>resell it, or copy it to build a competing one.</li>
        </ul>
        <p>
          We may suspend an account that breaks these rules or endangers others. Where we can, we warn you
          first and give you time to put it right.
        </p>
      </>
    ),
  },
  {
    id: 'ownership',
    title: 'Our software',
    body: (
      <p>
        {name}, its software and its marks are ours. While your subscription or trial is active, you may use
        the service for your studio. If you send us ideas, we may use them without owing you for them.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'Availability and warranty',
    body: (
      <p>
        We run the service with professional care and repair faults without undue delay, yet it may be
        interrupted by maintenance or by causes beyond our control. Beyond what these terms say, and as far as
        the law allows, it is provided as it is, without further warranties.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <>
        <p>
          As far as the law allows, neither of us is liable to the other for lost profit, lost bookings or
          other indirect damage, and our liability for all claims of any twelve months is limited to what you
          paid us in those twelve months.
        </p>
        <p>
          Nothing here limits liability for intent, gross negligence, injury to persons, or anything for which
          the law allows no limit.
        </p>
      </>
    ),
  },
  {
    id: 'end',
    title: 'The end of the contract',
    body: (
      <p>
        The contract runs until you or we end it. You may close your account at any time. We may end the
        contract with 30 days&apos; notice, refunding months paid ahead, or at once after a serious breach.
        You may export your data before the account is closed; after that it is deleted as the Privacy Policy
        says. What by its nature outlives the contract, such as liability and governing law, remains.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        We announce material changes by e-mail at least 30 days before they apply. If you do not agree, cancel
        before that day; using the service afterwards means that you accept them.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Governing law',
    body: (
      <p>
        The laws in force in {jurisdiction} govern these terms, and the courts of that place are competent.
        Mandatory rules that protect you where you live stay untouched. If a provision is invalid, the rest
        remains in force. You may not transfer this contract without our consent; we may transfer it with the
        business, on notice to you.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about these terms: <Mail />. We send notices to the e-mail address of your account.
      </p>
    ),
  },
];

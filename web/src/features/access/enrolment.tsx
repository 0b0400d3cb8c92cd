import CopyToClipboard from '@cloudscape-design/components/copy-to-clipboard';
import { useState } from 'react';
import * as messages from '#messages/access';
import { CodeField } from './fields.tsx';
import { QrCode } from './qr-code.tsx';
import { acceptSecondFactor, type SecondFactorOffer } from './second-factor.ts';
import { StepForm } from './step-form.tsx';
import { useChange } from '../../api/use-change.ts';

const groups = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

interface Props {
  offer: SecondFactorOffer;
  onEnd: () => void;
}

/** Setting up an authenticator app: the QR code to scan, and a field to prove that it was scanned. */
export function Enrolment({ offer, onEnd }: Props) {
  const [code, setCode] = useState('');
  const accepting = useChange({
    mutationFn: () => acceptSecondFactor(code),
    onSuccess: onEnd,
    meta: {
      success: messages.signingInNowAsksForA,
      failure: (error) => ({ content: error.message }),
    },
  });
  return (
    <div className="enrolment" data-focus-start>
      <div>
        <QrCode text={offer.address} label={messages.codeToScanWithYourAuthenticator} />
        <div className="enrolment-secret">
          <code>{groups(offer.secret)}</code>
          <CopyToClipboard
            variant="icon"
            copyButtonAriaLabel={messages.copyTheKey}
            textToCopy={offer.secret}
            copySuccessText={messages.keyCopied}
            copyErrorText={messages.theKeyCouldNotBeCopied}
          />
        </div>
      </div>
      <StepForm
        text={messages.scanTheCodeWithYourAuthenticator}
        submit={messages.turnOn}
        busy={accepting.isPending}
        ready={/^\s*\d{6}\s*$/.test(code)}
        onSubmit={() => accepting.mutate()}
        onBack={onEnd}
      >
        <CodeField
          label={messages.authenticatorCode}
          value={code}
          disabled={accepting.isPending}
          onChange={setCode}
        />
      </StepForm>
    </div>
  );
}

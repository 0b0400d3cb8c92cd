import CopyToClipboard from '@cloudscape-design/components/copy-to-clipboard';
import { useState } from 'react';
import { CodeField } from './fields.tsx';
import { QrCode } from './qr-code.tsx';
import { acceptSecondFactor, type Offer } from './second-factor.ts';
import { StepForm } from './step-form.tsx';
import { useChange } from '../../api/use-change.ts';

const groups = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

interface Props {
  offer: Offer;
  onEnd: () => void;
}

/** Scanning the code, and the proof that it was scanned. */
export function Enrolment({ offer, onEnd }: Props) {
  const [code, setCode] = useState('');
  const accepting = useChange({
    mutationFn: () => acceptSecondFactor(code),
    onSuccess: onEnd,
    meta: {
      success: 'Signing in now asks for a code of your authenticator app',
      failure: (error) => ({ content: error.message }),
    },
  });
  return (
    <div className="enrolment">
      <div>
        <QrCode text={offer.address} label="Code to scan with your authenticator app" />
        <div className="enrolment-secret">
          <code>{groups(offer.secret)}</code>
          <CopyToClipboard
            variant="icon"
            copyButtonAriaLabel="Copy the key"
            textToCopy={offer.secret}
            copySuccessText="Key copied"
            copyErrorText="The key could not be copied"
          />
        </div>
      </div>
      <StepForm
        text="Scan the code with your authenticator app, or type the key into it. Then enter the six digits that it shows."
        submit="Turn On"
        busy={accepting.isPending}
        ready={/^\s*\d{6}\s*$/.test(code)}
        onSubmit={() => accepting.mutate()}
        onBack={onEnd}
      >
        <CodeField
          label="Authenticator code"
          value={code}
          disabled={accepting.isPending}
          onChange={setCode}
        />
      </StepForm>
    </div>
  );
}

import * as messages from '#messages/access';
import { CodeField } from './fields.tsx';
import { StepForm } from './step-form.tsx';

interface Props {
  text?: string;
  code: string;
  busy: boolean;
  onCode: (code: string) => void;
  onSubmit: () => void;
  onBack?: () => void;
}

/** Asks for the authenticator app's code to sign in. */
export const AuthenticatorCodeForm = ({
  text = messages.enterTheCodeThatYourAuthenticator,
  code,
  busy,
  onCode,
  ...steps
}: Props) => (
  <StepForm text={text} submit={messages.signIn} busy={busy} ready={/^\s*\d{6}\s*$/.test(code)} {...steps}>
    <CodeField label={messages.authenticatorCode} value={code} disabled={busy} onChange={onCode} />
  </StepForm>
);

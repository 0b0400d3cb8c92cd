import { CodeForm } from './code-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import type { Next } from './next-step.ts';
import { ResetForm } from './reset-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import type { Credentials } from './validate.ts';

export interface StepProps {
  credentials: Credentials;
  onNext: (next: Next, credentials: Credentials) => void;
  onBack: () => void;
}

const forms: Record<Exclude<Next, 'in' | 'reset'>, (props: StepProps) => React.JSX.Element> = {
  confirm: CodeForm,
  'second-factor': SecondFactorForm,
  'new-password': NewPasswordForm,
};

/** Everything beyond e-mail and password; few need it, so it is loaded when it is asked for. */
export default function FurtherStep({ step, ...props }: StepProps & { step: Exclude<Next, 'in'> }) {
  if (step === 'reset') return <ResetForm {...props} email={props.credentials.email} />;
  const Form = forms[step];
  return <Form {...props} />;
}

import {
  AuthenticatorProvider,
  useAuthenticator,
  useAuthenticatorInitMachine,
} from '@aws-amplify/ui-react-core';
import { useEffect, useEffectEvent, useState } from 'react';
import * as messages from '#messages/access';
import { Loading } from '../../ui/loading.tsx';
import { usernameOf, type NextStep } from './account.ts';
import { CodeForm } from './code-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { AskResetForm, ResetForm } from './reset-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { machineStart, standingOf, type Screen } from './step-machine.ts';
import { refuse } from './tell.ts';
import type { Credentials } from './validate.ts';
import type { SignInStepProps } from './step-props.ts';

interface Props {
  /** The step that the user pool requires. */
  requested: NextStep;
  credentials: Credentials;
  onIn: () => void;
  /** The person has replaced a forgotten password, and will be signed in with it. */
  onReset: (areOthersEnded: boolean) => void;
  onBack: () => void;
}

const forms: Record<Screen, (props: SignInStepProps) => React.JSX.Element> = {
  confirm: CodeForm,
  'second-factor': SecondFactorForm,
  'new-password': NewPasswordForm,
  'ask-reset': AskResetForm,
  reset: ResetForm,
};

const hasForm = (standing: string): standing is Screen => Object.hasOwn(forms, standing);

/** The answers to the state machine's first forms, which the person has already given. */
const typedFor = (route: string, { password, ...rest }: Credentials): Record<string, string> =>
  route === 'signUp' ? { email: usernameOf(rest), password } : { username: usernameOf(rest), password };

function Steps({ requested, credentials: typed, onIn, onReset, onBack }: Props) {
  const [credentials, setCredentials] = useState(typed);
  const [start] = useState(() => machineStart(requested, { onRefused: onBack, onReset }));
  const [screen, setScreen] = useState<Screen | null>(null);
  useAuthenticatorInitMachine(start);
  const { route, challengeName, isPending, submitForm } = useAuthenticator();
  const standing = standingOf({ route, challengeName });
  // A form stays visible while the state machine moves to the next one.
  if (hasForm(standing) && standing !== screen) setScreen(standing);
  const follow = useEffectEvent((reached: string) => {
    if (reached === 'signIn' || reached === 'signUp') submitForm(typedFor(reached, credentials));
    if (standing === 'in') onIn();
    if (standing === 'not offered') {
      refuse(messages.thisAccountNeedsAStepThat);
      onBack();
    }
  });
  useEffect(() => follow(route), [route]);
  if (!screen) return <Loading />;
  const Form = forms[screen];
  return (
    <Form
      credentials={credentials}
      busy={isPending || !hasForm(standing)}
      onCredentials={setCredentials}
      onBack={onBack}
    />
  );
}

/** Every step beyond e-mail and password. Few people need these steps, so they are loaded only when needed. */
export default function FurtherSteps(props: Props) {
  return (
    <AuthenticatorProvider>
      <Steps {...props} />
    </AuthenticatorProvider>
  );
}

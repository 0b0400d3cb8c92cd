import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Tabs from '@cloudscape-design/components/tabs';
import { useState } from 'react';
import { product } from '../../../../shared/product.ts';
import { returnPath } from '../../app/paths.ts';
import { carryNotice } from '../../ui/carried-notice.ts';
import { Logo } from '../../ui/logo.tsx';
import { Notifications } from '../../ui/notifications.tsx';
import { enter, register, type Next } from './account.ts';
import { BrandPanel } from './brand-panel.tsx';
import { CodeForm } from './code-form.tsx';
import { CredentialsForm, type FormTexts } from './credentials-form.tsx';
import type { Credentials } from './validate.ts';

const signInTexts: FormTexts = { submit: 'Sign In', busy: 'Signing in...', newPassword: false };
const signUpTexts: FormTexts = { submit: 'Create Account', busy: 'Creating account...', newPassword: true };

const welcome = { signIn: 'Welcome back!', signUp: 'Account created! Redirecting to dashboard...' };

/** Leaves for the app; the message is shown there. */
function goIn(content: string): void {
  carryNotice({ type: 'success', content });
  location.replace(returnPath(new URLSearchParams(location.search).get('return')));
}

function Forms() {
  const [waiting, setWaiting] = useState<Credentials | null>(null);
  const then = (greeting: string) => (next: Next, credentials: Credentials) =>
    next === 'in' ? goIn(greeting) : setWaiting(credentials);
  if (waiting)
    return (
      <CodeForm credentials={waiting} onIn={() => goIn(welcome.signUp)} onBack={() => setWaiting(null)} />
    );
  return (
    <Tabs
      ariaLabel="Account"
      tabs={[
        {
          id: 'sign-in',
          label: 'Sign In',
          content: <CredentialsForm texts={signInTexts} action={enter} onNext={then(welcome.signIn)} />,
        },
        {
          id: 'sign-up',
          label: 'Sign Up',
          content: <CredentialsForm texts={signUpTexts} action={register} onNext={then(welcome.signUp)} />,
        },
      ]}
    />
  );
}

/** Signing in and up. */
export const AuthPage = () => (
  <div className="auth">
    <BrandPanel />
    <main className="auth-main">
      <Notifications />
      <div className="auth-card">
        <div className="auth-logo">
          <Logo size={36} />
        </div>
        <Container
          header={
            <Header variant="h1" description={`Sign in to ${product.name}, or create your studio’s account`}>
              Welcome
            </Header>
          }
        >
          <Forms />
        </Container>
      </div>
    </main>
  </div>
);

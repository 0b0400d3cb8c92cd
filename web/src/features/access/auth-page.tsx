import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Tabs from '@cloudscape-design/components/tabs';
import { lazy, Suspense, useState } from 'react';
import * as messages from '#messages/access';
import { product } from '#shared/product.ts';
import { returnPath } from '../../app/paths.ts';
import { carryNotice } from '../../ui/carried-notice.ts';
import { Logo } from '../../ui/logo.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notifications } from '../../ui/notifications.tsx';
import type { NextStep } from './account.ts';
import { BrandPanel } from './brand-panel.tsx';
import { CredentialsForm, type FormTexts } from './credentials-form.tsx';
import { LanguageChoice } from './language-choice.tsx';
import type { Credentials } from './validate.ts';

const signInTexts: FormTexts = { submit: messages.signIn, busy: messages.signingIn, newPassword: false };
const signUpTexts: FormTexts = {
  submit: messages.createAccount,
  busy: messages.creatingAccount,
  newPassword: true,
};

const success = (content: string): Greeting => ({ type: 'success', content });
const welcome = {
  signIn: success(messages.welcomeBack),
  signUp: success(messages.accountCreatedRedirectingToDashboard),
};

const afterReset = (areOthersEnded: boolean): Greeting =>
  areOthersEnded
    ? success(messages.yourPasswordWasChangedOtherDevices)
    : { type: 'warning', content: messages.yourPasswordWasChangedToSignOut };

type Greeting = Parameters<typeof carryNotice>[0];

/** Leaves for the app, which shows the message. */
function goIn(greeting: Greeting): void {
  carryNotice(greeting);
  location.replace(returnPath(new URLSearchParams(location.search).get('return')));
}

/** The calls to the user pool are loaded when a form is first used, because the page is shown without them. */
const loadAccount = () => import('./account.ts');
const enter = async (credentials: Credentials) => await (await loadAccount()).enter(credentials);
const register = async (credentials: Credentials) => await (await loadAccount()).register(credentials);
const preloadAccount = (): void => void loadAccount().catch(() => undefined);

const FurtherSteps = lazy(() => import('./further-steps.tsx'));

interface Waiting {
  requested: NextStep;
  credentials: Credentials;
  greeting: Greeting;
}

type Ask = (waiting: Waiting) => void;

/** Enters the app, or goes to the next step that the user pool requires. */
const then = (greeting: Greeting, ask: Ask) => (requested: NextStep, credentials: Credentials) =>
  requested.signInStep === 'DONE' ? goIn(greeting) : ask({ requested, credentials, greeting });

/** The tab to open first. A person who comes from 'Start Free Trial' has no account yet. */
const firstTab = (): string => (new URLSearchParams(location.search).has('sign-up') ? 'sign-up' : 'sign-in');

const Agreement = () => (
  <p className="muted auth-agreement">
    {messages.byCreatingAnAccountYouAgree(
      <a className="text-link" href="/terms">
        {messages.termsOfService}
      </a>,
      <a className="text-link" href="/privacy">
        {messages.privacyPolicy}
      </a>,
    )}
  </p>
);

function AccountTabs({ ask }: { ask: Ask }) {
  const [tab, setTab] = useState(firstTab);
  return (
    <Tabs
      activeTabId={tab}
      onChange={({ detail }) => setTab(detail.activeTabId)}
      ariaLabel={messages.account}
      tabs={[
        {
          id: 'sign-in',
          label: messages.signIn,
          content: (
            <CredentialsForm
              texts={signInTexts}
              action={enter}
              onFocus={preloadAccount}
              onNext={then(welcome.signIn, ask)}
              onForgotten={(email) =>
                ask({
                  requested: { signInStep: 'RESET_PASSWORD' },
                  credentials: { email, password: '' },
                  greeting: welcome.signIn,
                })
              }
            />
          ),
        },
        {
          id: 'sign-up',
          label: messages.signUp,
          content: (
            <>
              <CredentialsForm
                texts={signUpTexts}
                action={register}
                onFocus={preloadAccount}
                onNext={then(welcome.signUp, ask)}
              />
              <Agreement />
            </>
          ),
        },
      ]}
    />
  );
}

function Forms() {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  if (!waiting) return <AccountTabs ask={setWaiting} />;
  return (
    <Suspense fallback={<Loading />}>
      <FurtherSteps
        requested={waiting.requested}
        credentials={waiting.credentials}
        onIn={() => goIn(waiting.greeting)}
        onReset={(areOthersEnded) => setWaiting({ ...waiting, greeting: afterReset(areOthersEnded) })}
        onBack={() => setWaiting(null)}
      />
    </Suspense>
  );
}

/** The page for signing in and signing up. */
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
            <Header variant="h1" description={messages.signInToOrCreateYour(product.name)}>
              {messages.welcome}
            </Header>
          }
        >
          <Forms />
        </Container>
        <LanguageChoice />
      </div>
    </main>
  </div>
);

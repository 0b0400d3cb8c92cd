import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as messages from '#messages/access';
import { loading } from '#messages/ui';
import { signedInEmail } from '../../api/identity.ts';
import { factorKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import { Failure } from '../../ui/failure.tsx';
import { useTitle } from '../../ui/use-title.ts';
import './account.css';
import { ChangePasswordForm } from './change-password-form.tsx';
import { Enrolment } from './enrolment.tsx';
import {
  hasSecondFactor,
  offerSecondFactor,
  removeSecondFactor,
  type SecondFactorOffer,
} from './second-factor.ts';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: factorKey });

function TurnOn({ onOffer }: { onOffer: (offer: SecondFactorOffer) => void }) {
  const offering = useChange({
    mutationFn: async () => await offerSecondFactor((await signedInEmail()) ?? 'owner'),
    onSuccess: onOffer,
    meta: { failure: (error) => ({ content: error.message }) },
  });
  return (
    <>
      <StatusIndicator type="stopped">{messages.off}</StatusIndicator>
      <Button variant="primary" loading={offering.isPending} onClick={() => offering.mutate()}>
        {messages.setUpAuthenticatorApp}
      </Button>
    </>
  );
}

function TurnOff() {
  const removing = useChange({
    mutationFn: removeSecondFactor,
    onSuccess: refresh,
    meta: {
      success: messages.signingInNoLongerAsksFor,
      failure: (error) => ({ content: error.message }),
    },
  });
  return (
    <>
      <StatusIndicator>{messages.onLabel}</StatusIndicator>
      <Button loading={removing.isPending} onClick={() => removing.mutate()}>
        {messages.turnOff}
      </Button>
    </>
  );
}

function SecondFactor() {
  const enrolled = useQuery({ queryKey: factorKey, queryFn: hasSecondFactor });
  const [offer, setOffer] = useState<SecondFactorOffer | null>(null);
  const end = (): void => {
    setOffer(null);
    void refresh();
  };
  if (offer) return <Enrolment offer={offer} onEnd={end} />;
  if (enrolled.isPending)
    return (
      <div className="factor">
        <StatusIndicator type="loading">{loading}</StatusIndicator>
      </div>
    );
  if (enrolled.error)
    return (
      <Failure
        header={messages.yourAccountCouldNotBeRead}
        error={enrolled.error}
        onRetry={() => void enrolled.refetch()}
      />
    );
  return <div className="factor">{enrolled.data ? <TurnOff /> : <TurnOn onOffer={setOffer} />}</div>;
}

/** The page about how the person signs in. */
export default function AccountPage() {
  useTitle(messages.signInAndSecurity);
  return (
    <div className="page page-narrow">
      <Header variant="h1" description={messages.howYouSignIn}>
        {messages.signInAndSecurity}
      </Header>
      <Container header={<Header variant="h2">{messages.password}</Header>}>
        <div className="password-change">
          <ChangePasswordForm />
        </div>
      </Container>
      <Container
        header={
          <Header variant="h2" description={messages.aSecondStepAfterYourPassword}>
            {messages.authenticatorApp}
          </Header>
        }
      >
        <SecondFactor />
      </Container>
      <Container
        header={
          <Header variant="h2" description={messages.signsYouOutOnEveryDevice}>
            {messages.otherDevices}
          </Header>
        }
      >
        <SignOutEverywhere />
      </Container>
    </div>
  );
}

import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { signedInEmail } from '../../api/identity.ts';
import { factorKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useTitle } from '../../ui/use-title.ts';
import './account.css';
import { ChangePasswordForm } from './change-password-form.tsx';
import { Enrolment } from './enrolment.tsx';
import { hasSecondFactor, offerSecondFactor, removeSecondFactor, type Offer } from './second-factor.ts';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: factorKey });

function TurnOn({ onOffer }: { onOffer: (offer: Offer) => void }) {
  const offering = useChange({
    mutationFn: async () => await offerSecondFactor((await signedInEmail()) ?? 'owner'),
    onSuccess: onOffer,
    meta: { failure: (error) => ({ content: error.message }) },
  });
  return (
    <>
      <StatusIndicator type="stopped">Off</StatusIndicator>
      <Button variant="primary" loading={offering.isPending} onClick={() => offering.mutate()}>
        Set Up Authenticator App
      </Button>
    </>
  );
}

function TurnOff() {
  const removing = useChange({
    mutationFn: removeSecondFactor,
    onSuccess: refresh,
    meta: {
      success: 'Signing in no longer asks for a code',
      failure: (error) => ({ content: error.message }),
    },
  });
  return (
    <>
      <StatusIndicator>On</StatusIndicator>
      <Button loading={removing.isPending} onClick={() => removing.mutate()}>
        Turn Off
      </Button>
    </>
  );
}

function SecondFactor() {
  const enrolled = useQuery({ queryKey: factorKey, queryFn: hasSecondFactor });
  const [offer, setOffer] = useState<Offer | null>(null);
  const end = (): void => {
    setOffer(null);
    void refresh();
  };
  if (offer) return <Enrolment offer={offer} onEnd={end} />;
  if (enrolled.isPending) return <Loading />;
  if (enrolled.error)
    return (
      <Failure
        header="Your account could not be read"
        error={enrolled.error}
        onRetry={() => void enrolled.refetch()}
      />
    );
  return <div className="factor">{enrolled.data ? <TurnOff /> : <TurnOn onOffer={setOffer} />}</div>;
}

/** How the person signs in. */
export default function AccountPage() {
  useTitle('Sign-in & Security');
  return (
    <div className="page page-narrow">
      <Header variant="h1" description="How you prove that it is you">
        Sign-in & Security
      </Header>
      <Container header={<Header variant="h2">Password</Header>}>
        <div className="password-change">
          <ChangePasswordForm />
        </div>
      </Container>
      <Container
        header={
          <Header
            variant="h2"
            description="A second proof beside your password: six digits that your phone shows, new every half minute"
          >
            Authenticator App
          </Header>
        }
      >
        <SecondFactor />
      </Container>
      <Container
        header={
          <Header variant="h2" description="Ends every sign-in of your account, on whatever device">
            Other Devices
          </Header>
        }
      >
        <SignOutEverywhere />
      </Container>
    </div>
  );
}

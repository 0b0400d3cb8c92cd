import Alert from '@cloudscape-design/components/alert';
import Header from '@cloudscape-design/components/header';
import { ApiProblem } from '../../api/problem.ts';
import { accountPath } from '../../app/paths.ts';
import { GoButton } from '../../ui/go-button.tsx';

/** Whether the server refused because this superadmin's account is opened by a password alone. */
export const needsSecondFactor = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'second-factor-required';

/** Leads a superadmin to the set-up of a second factor. */
export const SecondFactorNeeded = () => (
  <div className="page">
    <Header variant="h1">Admin</Header>
    <Alert
      type="warning"
      header="Set up an authenticator app first"
      action={<GoButton href={accountPath}>Set up</GoButton>}
    >
      The team sees every studio, so a password alone is not enough. It takes a minute with your phone.
    </Alert>
  </div>
);

import Alert from '@cloudscape-design/components/alert';
import Header from '@cloudscape-design/components/header';
import * as messages from '#messages/admin';
import { ApiProblem } from '../../api/problem.ts';
import { accountPath } from '../../app/paths.ts';
import { GoButton } from '../../ui/go-button.tsx';

/** Whether the server refused because this superadmin's account has no second factor. */
export const needsSecondFactor = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'second-factor-required';

/** Sends a superadmin to the set-up of a second factor. */
export const SecondFactorNeeded = () => (
  <div className="page">
    <Header variant="h1">{messages.admin}</Header>
    <Alert
      type="warning"
      header={messages.setUpAnAuthenticatorAppFirst}
      action={<GoButton href={accountPath}>{messages.setUp}</GoButton>}
    >
      {messages.theTeamSeesEveryStudioSo}
    </Alert>
  </div>
);

import Button from '@cloudscape-design/components/button';
import * as messages from '#messages/app';
import { FullPageMessage } from '../ui/full-page-message.tsx';

/** Shown if the app cannot start, because there is no configuration or no connection to the user pool. */
export const StartFailure = () => (
  <FullPageMessage
    title={messages.weCouldNotStart}
    text={messages.theServerCouldNotBeReached}
    action={
      <Button variant="primary" onClick={() => location.reload()}>
        {messages.retry}
      </Button>
    }
  />
);

import Button from '@cloudscape-design/components/button';
import { FullPageMessage } from '../ui/full-page-message.tsx';

/** Shown when the app cannot even begin: no configuration, or no connection to the user pool. */
export const StartFailure = () => (
  <FullPageMessage
    title="We could not start"
    text="The server could not be reached. Check your connection and try again."
    action={
      <Button variant="primary" onClick={() => location.reload()}>
        Retry
      </Button>
    }
  />
);

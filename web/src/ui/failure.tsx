import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import * as messages from '#messages/ui';
import { messageOf } from '../api/problem.ts';

/** Shown in place of a part of the page whose data could not be loaded. */
export const Failure = (props: { header: string; error: unknown; onRetry: () => void }) => (
  <Alert
    type="error"
    header={props.header}
    action={
      // It may be part of a form, which it must not submit.
      <Button formAction="none" onClick={props.onRetry}>
        {messages.retry}
      </Button>
    }
  >
    {messageOf(props.error)}
  </Alert>
);

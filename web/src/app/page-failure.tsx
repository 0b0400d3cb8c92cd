import Button from '@cloudscape-design/components/button';
import * as messages from '#messages/app';
import { FullPageMessage } from '../ui/full-page-message.tsx';

/** Shown if a page cannot be loaded, for example after a new version, or fails while it is rendered. */
export const PageFailure = () => (
  <FullPageMessage
    title={messages.thisPageCouldNotBeShown}
    text={messages.thereMayBeANewerVersion}
    action={
      <Button variant="primary" onClick={() => location.reload()}>
        {messages.reloadThePage}
      </Button>
    }
  />
);

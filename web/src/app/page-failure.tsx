import Button from '@cloudscape-design/components/button';
import { FullPageMessage } from '../ui/full-page-message.tsx';

/** Shown when a page cannot be loaded, as after a new version, or fails while it is drawn. */
export const PageFailure = () => (
  <FullPageMessage
    title="This page could not be shown"
    text="There may be a newer version of the app, or the connection was lost."
    action={
      <Button variant="primary" onClick={() => location.reload()}>
        Reload the page
      </Button>
    }
  />
);

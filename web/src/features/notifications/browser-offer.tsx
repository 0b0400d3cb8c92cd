import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import * as messages from '#messages/notifications';
import { useBrowser, useRegisterBrowser } from './use-browser.ts';

const dismissedKey = 'browser-offer-dismissed';

/** Offers to show notifications in this browser. The browser asks for permission only after the click. */
export function BrowserOffer() {
  const browser = useBrowser();
  const { mutate, isPending } = useRegisterBrowser();
  const [isDismissed, setDismissed] = useState(() => localStorage.getItem(dismissedKey) !== null);
  if (browser.data !== 'off' || isDismissed) return null;
  const dismiss = (): void => {
    localStorage.setItem(dismissedKey, 'yes');
    setDismissed(true);
  };
  return (
    <Alert
      header={messages.beToldWhenCupoIsClosed}
      dismissible
      dismissAriaLabel={messages.doNotOfferThisAgain}
      onDismiss={dismiss}
      action={
        <Button loading={isPending} onClick={() => mutate()}>
          {messages.showInThisBrowser}
        </Button>
      }
    >
      {messages.thisBrowserCanShowYouWhat}
    </Alert>
  );
}

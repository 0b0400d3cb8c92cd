import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { useBrowser, useSwitchOn } from './use-browser.ts';

const dismissedKey = 'browser-offer-dismissed';

/** Offers to show notifications in this browser, to whoever reads them. It is asked for with the click alone. */
export function BrowserOffer() {
  const browser = useBrowser();
  const { mutate, isPending } = useSwitchOn();
  const [isDismissed, setDismissed] = useState(() => localStorage.getItem(dismissedKey) !== null);
  if (browser.data !== 'off' || isDismissed) return null;
  const dismiss = (): void => {
    localStorage.setItem(dismissedKey, 'yes');
    setDismissed(true);
  };
  return (
    <Alert
      header="Be told when Cupo is closed"
      dismissible
      dismissAriaLabel="Do not offer this again"
      onDismiss={dismiss}
      action={
        <Button loading={isPending} onClick={() => mutate()}>
          Show in this browser
        </Button>
      }
    >
      This browser can show you what needs you: a decision that waits, a password that is refused. Your
      browser asks you to allow it, and you can switch it off in the settings at any time.
    </Alert>
  );
}

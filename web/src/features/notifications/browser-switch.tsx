import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import * as messages from '#messages/notifications';
import type { BrowserState } from '../../push/this-browser.ts';
import { useBrowser, useSwitchOff, useRegisterBrowser } from './use-browser.ts';

const stateMessages: Record<BrowserState, string> = {
  on: messages.itShowsNotificationsAlsoWhileCupo,
  off: messages.itShowsNoneYetYourBrowser,
  refused: messages.youHaveForbiddenNotificationsOfThis,
  unable: messages.itCannotShowNotificationsOnAn,
};

/** Shows whether this browser displays notifications, with a switch. */
export function BrowserSwitch() {
  const { data: state } = useBrowser();
  const on = useRegisterBrowser();
  const off = useSwitchOff();
  if (state === undefined) return null;
  return (
    <FormField label={messages.thisBrowser} description={stateMessages[state]}>
      {state === 'on' && (
        <div className="notification-browser">
          <StatusIndicator>{messages.onLabel}</StatusIndicator>
          <Button formAction="none" loading={off.isPending} onClick={() => off.mutate()}>
            {messages.showNoMoreHere}
          </Button>
        </div>
      )}
      {state === 'off' && (
        <Button formAction="none" loading={on.isPending} onClick={() => on.mutate()}>
          {messages.showInThisBrowser}
        </Button>
      )}
    </FormField>
  );
}

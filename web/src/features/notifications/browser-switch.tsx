import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import type { BrowserState } from '../../push/this-browser.ts';
import { useBrowser, useSwitchOff, useSwitchOn } from './use-browser.ts';

const words: Record<BrowserState, string> = {
  on: 'It shows notifications, also while Cupo is closed.',
  off: 'It shows none yet. Your browser will ask you to allow it.',
  refused: 'You have forbidden notifications of this site. Your browser’s settings can allow them again.',
  unable: 'It cannot show notifications. On an iPhone, add Cupo to the home screen first.',
};

/** Whether this browser shows notifications, and how that is changed. */
export function BrowserSwitch() {
  const { data: state } = useBrowser();
  const on = useSwitchOn();
  const off = useSwitchOff();
  if (state === undefined) return null;
  return (
    <FormField label="This browser" description={words[state]}>
      {state === 'on' && (
        <div className="notification-browser">
          <StatusIndicator>On</StatusIndicator>
          <Button formAction="none" loading={off.isPending} onClick={() => off.mutate()}>
            Show no more here
          </Button>
        </div>
      )}
      {state === 'off' && (
        <Button formAction="none" loading={on.isPending} onClick={() => on.mutate()}>
          Show in this browser
        </Button>
      )}
    </FormField>
  );
}

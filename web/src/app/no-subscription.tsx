import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { product } from '../../../shared/product.ts';
import { Notifications } from '../ui/notifications.tsx';
import { FullPageMessage } from '../ui/full-page-message.tsx';
import { useTitle } from '../ui/use-title.ts';
import { leave } from './leave.ts';

export function NoSubscription() {
  useTitle('No active subscription');
  return (
    <>
      <Notifications />
      <FullPageMessage
        title="Your studio has no active subscription"
        text={`${product.name} works for studios with an active subscription or trial. Your data is kept. Sign in again once the subscription is active.`}
        action={
          <SpaceBetween direction="horizontal" size="xs">
            <Button variant="primary" onClick={() => location.reload()}>
              Check again
            </Button>
            <Button onClick={() => void leave()}>Sign Out</Button>
          </SpaceBetween>
        }
      />
    </>
  );
}

import Button from '@cloudscape-design/components/button';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import { useQuery } from '@tanstack/react-query';
import * as messages from '#messages/billing';
import { checkSubscription } from '#shared/contracts/billing/check-subscription.ts';
import type { SubscriptionView } from '#shared/contracts/billing/subscription.ts';
import { call } from '../../api/call.ts';
import { subscriptionKey } from '../../api/keys.ts';
import { dateIn } from '../../ui/dates.ts';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Tag } from '../../ui/tag.tsx';
import { SettingCard } from '../../ui/setting-card.tsx';
import { price } from './offer.ts';
import { canCancel, standingMessage } from './standing.ts';
import { usePortalTab } from './use-portal-tab.ts';

/**
 * The subscription is loaded again whenever the person returns to the page, for example from the portal in another tab.
 */
const useSubscription = () =>
  useQuery({
    queryKey: subscriptionKey,
    queryFn: ({ signal }) => call(checkSubscription, {}, { signal }),
    staleTime: 0,
  });

function Portal({ subscription }: { subscription: SubscriptionView }) {
  const [payment, cancellation] = [usePortalTab(), usePortalTab()];
  if (!subscription.portalAvailable) return null;
  return (
    <>
      <Button
        iconName="external"
        iconAlign="right"
        loading={payment.isPending}
        onClick={() => payment.mutate()}
      >
        {messages.updatePaymentMethod}
      </Button>
      {(canCancel(subscription) || subscription.cancelsAtEnd) && (
        <Button
          iconName="external"
          iconAlign="right"
          loading={cancellation.isPending}
          onClick={() => cancellation.mutate()}
        >
          {subscription.cancelsAtEnd ? messages.resumeSubscription : messages.cancelSubscription}
        </Button>
      )}
    </>
  );
}

function Standing({ subscription, timezone }: { subscription: SubscriptionView; timezone: string }) {
  const { status, tone, endLabel, note } = standingMessage(subscription);
  const { subscriptionEnd } = subscription;
  return (
    <>
      <KeyValuePairs
        columns={2}
        items={[
          { label: messages.plan, value: messages.planName },
          { label: messages.price, value: messages.aMonth(price) },
          { label: messages.status, value: <Tag tone={tone}>{status}</Tag> },
          ...(subscriptionEnd ? [{ label: endLabel, value: dateIn(timezone, subscriptionEnd) }] : []),
        ]}
      />
      {note && <p className="muted">{note}</p>}
    </>
  );
}

/** The studio's subscription: its price, when it ends, and how to change it. */
export function BillingCard({ timezone }: { timezone: string }) {
  const { data, error, refetch } = useSubscription();
  return (
    <SettingCard
      anchor="billing"
      title={messages.billing}
      description={messages.yourPlanAndYourNextPayment}
      actions={data && <Portal subscription={data} />}
    >
      {data && <Standing subscription={data} timezone={timezone} />}
      {!data && !error && <Loading />}
      {!data && error && (
        <Failure
          header={messages.yourSubscriptionCouldNotBeLoaded}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </SettingCard>
  );
}

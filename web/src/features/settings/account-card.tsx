import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import * as messages from '#messages/settings';
import type { StudioSettings } from '#shared/contracts/settings/settings.ts';
import { accountSetupPath } from '../../app/paths.ts';
import { SettingCard } from '../../ui/setting-card.tsx';
import { GoButton } from '../../ui/go-button.tsx';
import { symbolOf } from './region.ts';

/** The card for the studio's currency and country. */
export const AccountCard = ({ currency, country }: Pick<StudioSettings, 'currency' | 'country'>) => (
  <SettingCard
    anchor="account"
    title={messages.accountSetup}
    description={messages.whatYourPricesAndRevenueAre}
    actions={<GoButton href={accountSetupPath}>{messages.editAccountSetup}</GoButton>}
  >
    <KeyValuePairs
      columns={2}
      items={[
        { label: messages.currency, value: `${currency} (${symbolOf(currency)})` },
        { label: messages.country, value: country ?? messages.notSet },
      ]}
    />
  </SettingCard>
);

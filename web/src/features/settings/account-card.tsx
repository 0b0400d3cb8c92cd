import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import type { StudioSettings } from '#shared/contracts/settings/settings.ts';
import { accountSetupPath } from '../../app/paths.ts';
import { SettingCard } from '../../ui/setting-card.tsx';
import { GoButton } from '../../ui/go-button.tsx';
import { symbolOf } from './region.ts';

/** What the studio counts in, and where it is. */
export const AccountCard = ({ currency, country }: Pick<StudioSettings, 'currency' | 'country'>) => (
  <SettingCard
    anchor="account"
    title="Account Setup"
    description="What your prices and revenue are shown in"
    actions={<GoButton href={accountSetupPath}>Edit Account Setup</GoButton>}
  >
    <KeyValuePairs
      columns={2}
      items={[
        { label: 'Currency', value: `${currency} (${symbolOf(currency)})` },
        { label: 'Country', value: country ?? 'Not set' },
      ]}
    />
  </SettingCard>
);

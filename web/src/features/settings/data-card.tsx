import * as messages from '#messages/settings';
import { clearDataPath } from '../../app/paths.ts';
import { SettingCard } from '../../ui/setting-card.tsx';
import { GoButton } from '../../ui/go-button.tsx';

/** The card that leads to deleting all imported data. */
export const DataCard = () => (
  <SettingCard
    anchor="clearing"
    title={messages.dataManagement}
    description={messages.startOverWithWhatYouHave}
    actions={<GoButton href={clearDataPath}>{messages.clearImportData}</GoButton>}
  >
    <p className="muted">{messages.removeYourBookingsOrYourClasses}</p>
  </SettingCard>
);

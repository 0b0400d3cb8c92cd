import { clearDataPath } from '../../app/paths.ts';
import { SettingCard } from '../../ui/setting-card.tsx';
import { GoButton } from '../../ui/go-button.tsx';

/** The way to a fresh start. */
export const DataCard = () => (
  <SettingCard
    anchor="clearing"
    title="Data Management"
    description="Start over with what you have imported"
    actions={<GoButton href={clearDataPath}>Clear Import Data</GoButton>}
  >
    <p className="muted">
      Remove your bookings, or your classes with all that belongs to them. You are asked once more before
      anything is deleted.
    </p>
  </SettingCard>
);

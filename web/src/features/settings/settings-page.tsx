import Header from '@cloudscape-design/components/header';
import { useStudio } from '../../app/use-studio.ts';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { BillingCard } from '../billing/billing-card.tsx';
import { ConfirmationsCard } from '../reservations/confirmations-card.tsx';
import { LayoutsCard } from '../reservations/layouts-card.tsx';
import { FailedEventsCard } from '../reservations/failed-events-card.tsx';
import '../reservations/reservations.css';
import { SendersCard } from '../reservations/senders-card.tsx';
import { SyncCard } from '../reservations/sync-card.tsx';
import { AccountCard } from './account-card.tsx';
import { AiCard } from './ai-card.tsx';
import { AutomationCard } from './automation-card.tsx';
import { CalendarCard } from './calendar/calendar-card.tsx';
import { DataCard } from './data-card.tsx';
import './settings.css';
import { StudioCard } from './studio-card.tsx';
import { UploadCard } from './upload-card.tsx';
import { VisitValuesCard } from './visit-values-card.tsx';

function Cards() {
  const studio = useStudio();
  if (!studio.data) {
    if (!studio.error) return <Loading />;
    return (
      <Failure
        header="Failed to load your settings. Please try again."
        error={studio.error}
        onRetry={() => void studio.refetch()}
      />
    );
  }
  const settings = studio.data;
  return (
    <div className="settings">
      <AutomationCard paused={settings.automationPaused} pausedByTeam={settings.pausedByTeam} />
      <AccountCard currency={settings.currency} country={settings.country} />
      <StudioCard studioName={settings.studioName} timezone={settings.timezone} logoUrl={settings.logoUrl} />
      <UploadCard />
      <div className="settings-wide">
        <CalendarCard />
      </div>
      <SyncCard timezone={settings.timezone} />
      <SendersCard />
      <ConfirmationsCard />
      <FailedEventsCard />
      <div className="settings-wide">
        <LayoutsCard />
      </div>
      <div className="settings-stack">
        <AiCard settings={settings} />
        <DataCard />
      </div>
      <div className="settings-stack">
        <VisitValuesCard />
        <BillingCard timezone={settings.timezone} />
      </div>
    </div>
  );
}

/** Everything a studio can set about itself. */
export default function SettingsPage() {
  useTitle('Settings');
  return (
    <div className="page">
      <Header variant="h1" description="Your studio, its automation, its data and its subscription">
        Settings
      </Header>
      <Cards />
    </div>
  );
}

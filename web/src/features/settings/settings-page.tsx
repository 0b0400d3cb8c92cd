import Header from '@cloudscape-design/components/header';
import { lazy, Suspense, type ReactNode } from 'react';
import * as messages from '#messages/settings';
import type { getSettings } from '#shared/contracts/settings/get-settings.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { useStudio } from '../../app/use-studio.ts';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { BillingCard } from '../billing/billing-card.tsx';
import { NotificationsCard } from '../notifications/notifications-card.tsx';
import { AccountCard } from './account-card.tsx';
import { AiCard } from './ai-card.tsx';
import { AutomationCard } from './automation-card.tsx';
import { CalendarCard } from './calendar/calendar-card.tsx';
import { DataCard } from './data-card.tsx';
import { groups, type GroupId } from './groups.ts';
import { LanguageCard } from './language-card.tsx';
import { SettingsIndex } from './settings-index.tsx';
import './settings.css';
import { StudioCard } from './studio-card.tsx';
import { UploadCard } from './upload-card.tsx';
import { VisitValuesCard } from './visit-values-card.tsx';
import { WhenNear } from './when-near.tsx';

const MailCards = lazy(() => import('../reservations/mail-cards.tsx'));

type Settings = OutputOf<typeof getSettings>;

const cardsOf = (settings: Settings): Readonly<Record<GroupId, ReactNode>> => ({
  'group-automation': (
    <>
      <AutomationCard
        paused={settings.automationPaused}
        pausedByTeam={settings.pausedByTeam}
        timezone={settings.timezone}
      />
      <AiCard settings={settings} />
    </>
  ),
  'group-money': (
    <>
      <VisitValuesCard />
      <BillingCard timezone={settings.timezone} />
    </>
  ),
  'group-studio': (
    <>
      <StudioCard studioName={settings.studioName} timezone={settings.timezone} logoUrl={settings.logoUrl} />
      <LanguageCard />
      <AccountCard currency={settings.currency} country={settings.country} />
      <CalendarCard />
      <NotificationsCard timezone={settings.timezone} />
    </>
  ),
  'group-data': (
    <>
      <UploadCard />
      <DataCard />
    </>
  ),
  'group-mails': (
    <Suspense fallback={<Loading />}>
      <MailCards timezone={settings.timezone} />
    </Suspense>
  ),
});

function Cards() {
  const studio = useStudio();
  if (!studio.data) {
    if (!studio.error) return <Loading />;
    return (
      <Failure
        header={messages.failedToLoadYourSettingsPlease}
        error={studio.error}
        onRetry={() => void studio.refetch()}
      />
    );
  }
  const shown = cardsOf(studio.data);
  return (
    <div className="settings-page">
      <SettingsIndex />
      <div className="settings">
        {groups.map(({ id, title, cards }) => (
          <section key={id} id={id} className="settings-group anchored" aria-label={title}>
            <h2>{title}</h2>
            {id === groups[0].id ? (
              shown[id]
            ) : (
              <WhenNear anchors={[id, ...cards.map(([anchor]) => anchor)]}>{shown[id]}</WhenNear>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}

/** Everything that a studio can configure. */
export default function SettingsPage() {
  useTitle(messages.settings);
  return (
    <div className="page">
      <Header variant="h1" description={messages.yourStudioItsAutomationItsData}>
        {messages.settings}
      </Header>
      <Cards />
    </div>
  );
}

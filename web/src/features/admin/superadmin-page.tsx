import Alert from '@cloudscape-design/components/alert';
import Header from '@cloudscape-design/components/header';
import { lazy, Suspense, useCallback, useState } from 'react';
import * as messages from '#messages/admin';
import type { ListedStudio } from '#shared/contracts/billing/list-studios.ts';
import { isAwaited } from '../../api/is-awaited.ts';
import { logoUploadPath } from '../../app/paths.ts';
import { instantIn } from '../../ui/dates.ts';
import { Failure } from '../../ui/failure.tsx';
import { GoButton } from '../../ui/go-button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useTitle } from '../../ui/use-title.ts';
import './admin.css';
import { needsSecondFactor, SecondFactorNeeded } from './second-factor-needed.tsx';
import { StudiosTable } from './studios-table.tsx';
import { SystemRequests } from './system-requests.tsx';
import { useSystemRequests } from './use-requests.ts';
import { useStudios } from './use-studios.ts';
import { useSuperadmin } from './use-superadmin.ts';
import { useTeamTickets } from './use-team-tickets.ts';

const TeamTickets = lazy(async () => ({ default: (await import('./team-tickets.tsx')).TeamTickets }));
const AccessDialog = lazy(async () => ({ default: (await import('./access-dialog.tsx')).AccessDialog }));

function Studios({ studios }: { studios: ReturnType<typeof useStudios> }) {
  const [giving, setGiving] = useState<{ studio: ListedStudio | null } | null>(null);
  const open = useCallback((studio: ListedStudio | null) => setGiving({ studio }), []);
  if (studios.error && !studios.data)
    return (
      <Failure
        header={messages.failedToLoadStudios}
        error={studios.error}
        onRetry={() => void studios.refetch()}
      />
    );
  const pause = studios.data?.pages[0]?.pause;
  return (
    <>
      {pause && (
        <Alert type="warning" header={messages.automationIsPausedForAllStudios}>
          {messages.sinceUtc(instantIn('UTC', pause.at), pause.reason)}
        </Alert>
      )}
      <StudiosTable studios={studios} onGive={open} />
      {giving && (
        <Suspense fallback={null}>
          <AccessDialog studio={giving.studio} onClose={() => setGiving(null)} />
        </Suspense>
      )}
    </>
  );
}

/** All sections are shown together, because each would move the ones below it. */
function Sections({ studios }: { studios: ReturnType<typeof useStudios> }) {
  const requests = useSystemRequests('pending');
  const tickets = useTeamTickets({});
  if (isAwaited(requests) || isAwaited(tickets)) return <Loading />;
  return (
    <>
      <SystemRequests />
      <TeamTickets />
      <Studios studios={studios} />
    </>
  );
}

/** The superadmin's main page. A superadmin without a second factor is sent to set one up. */
function Desk() {
  const studios = useStudios();
  if (studios.isPending) return <Loading />;
  if (needsSecondFactor(studios.error)) return <SecondFactorNeeded />;
  return (
    <div className="page">
      <Header
        variant="h1"
        description={messages.whatStudiosAskAndWhetherThey}
        actions={<GoButton href={logoUploadPath}>{messages.uploadLogos}</GoButton>}
      >
        {messages.admin}
      </Header>
      <Suspense fallback={<Loading />}>
        <Sections studios={studios} />
      </Suspense>
    </div>
  );
}

/** The page on which superadmins answer requests, see every studio and grant access. */
export default function SuperadminPage() {
  useTitle(messages.admin);
  const allowed = useSuperadmin();
  return allowed ? <Desk /> : <Loading />;
}

import Header from '@cloudscape-design/components/header';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as messages from '#messages/imports';
import type { ClearType } from '#shared/contracts/imports/clearing.ts';
import { integrationsPath, settingsPath } from '../../app/paths.ts';
import { GoButton } from '../../ui/go-button.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ClearCard } from './clear-card.tsx';
import { ClearDialog } from './clear-dialog.tsx';
import './imports.css';
import { ClearingProgress } from './clearing-progress.tsx';
import { useClearData, useClearing, useRunningClearing } from './use-clearing.ts';

const redirectDelayMs = 2000;

/** The id of the running clearing is in the address, so that a reload finds it again. */
function useAddressedClearing() {
  const [search, setSearch] = useSearchParams();
  const addressed = search.get('clearing');
  const running = useRunningClearing(addressed === null);
  const clearing = useClearing(addressed ?? running);
  const clear = useClearData(({ clearingId }) => setSearch({ clearing: clearingId }, { replace: true }));
  return { clearing, clear };
}

/** Leaves the page once the clearing is done, because nothing is left to do here. */
function useLeaveWhen(done: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => void navigate(integrationsPath), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [done, navigate]);
}

/** The page for deleting imported data. */
export default function ClearDataPage() {
  useTitle(messages.clearImportData);
  const [confirming, setConfirming] = useState<ClearType | null>(null);
  const { clearing, clear } = useAddressedClearing();
  useLeaveWhen(clearing?.status === 'completed');
  const busy = clear.isPending || clearing?.status === 'running' || clearing?.status === 'completed';
  const confirm = (): void => {
    if (confirming) clear.mutate(confirming);
    setConfirming(null);
  };
  return (
    <div className="page">
      <Header
        variant="h1"
        description={messages.removeWhatCameInFromFiles}
        actions={<GoButton href={settingsPath}>{messages.back}</GoButton>}
      >
        {messages.clearImportData}
      </Header>
      {clearing && <ClearingProgress clearing={clearing} />}
      <div className="clear-cards">
        {(['bookings_only', 'full'] as const).map((clearType) => (
          <ClearCard
            key={clearType}
            clearType={clearType}
            disabled={busy}
            onChoose={() => setConfirming(clearType)}
          />
        ))}
      </div>
      {confirming && (
        <ClearDialog clearType={confirming} onClose={() => setConfirming(null)} onConfirm={confirm} />
      )}
    </div>
  );
}

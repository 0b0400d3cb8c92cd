import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Tabs from '@cloudscape-design/components/tabs';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as messages from '#messages/decisions';
import { closing } from '../../app/closing.ts';
import { isPaused, useStudio } from '../../app/use-studio.ts';
import { Loading } from '../../ui/loading.tsx';
import { notify } from '../../ui/notices.ts';
import { useTitle } from '../../ui/use-title.ts';
import { PauseBanner } from '../dashboard/automation-banner.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import './decisions.css';
import { DecisionsTable } from './decisions-table.tsx';
import { decisionTabs, tabOf } from './tabs.ts';
import { LastRun } from './last-run.tsx';
import { useDecisions } from './use-decisions.ts';
import { BulkOutcome } from './waiting/bulk-outcome.tsx';
import { useWaiting } from './waiting/use-waiting.ts';
import { WaitingList } from './waiting/waiting-list.tsx';
import { useOpenDecision } from './use-open-decision.ts';
import { useOptimizer } from './use-optimizer.ts';

/** The tab and the open decision are part of the address. */
function useAddress() {
  const [params, setParams] = useSearchParams();
  const tab = tabOf(params.get('tab'));
  const show = useCallback(
    (decision: { readonly decisionId: string } | null) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (decision) next.set('decision', decision.decisionId);
          else next.delete('decision');
          return next;
        },
        decision === null ? closing : {},
      ),
    [setParams],
  );
  return { tab, decisionId: params.get('decision'), show, choose: (id: string) => setParams({ tab: id }) };
}

interface HeaderProps {
  optimizer: ReturnType<typeof useOptimizer>;
  paused: boolean;
}

const PageHeader = ({ optimizer, paused }: HeaderProps) => (
  <Header
    variant="h1"
    description={messages.reviewWhatTheOptimizerRecommendsFor}
    actions={
      <Button
        variant="primary"
        iconName="gen-ai"
        loading={optimizer.isBusy}
        loadingText={messages.runningTheAiOptimizer}
        disabled={paused}
        onClick={optimizer.start}
      >
        {messages.runAiOptimizer}
      </Button>
    }
  >
    {messages.aiDecisions}
  </Header>
);

export default function DecisionsPage() {
  useTitle(messages.aiDecisions);
  const { tab, decisionId, show, choose } = useAddress();
  const decisions = useDecisions(tab);
  const waiting = useWaiting(tab === 'pending');
  const optimizer = useOptimizer();
  const { data: studio, error } = useStudio();
  // What is shown above the list is awaited, so that the list does not move when it arrives.
  const isWaiting = optimizer.isAwaited || (!studio && !error);
  const forget = useCallback(() => {
    notify({ type: 'info', content: messages.thereIsNoSuchDecision });
    show(null);
  }, [show]);
  const open = useOpenDecision(decisions, decisionId, forget);
  return (
    <div className="page">
      <PageHeader optimizer={optimizer} paused={isPaused(studio)} />
      {isWaiting ? (
        <Loading />
      ) : (
        <>
          {studio && <PauseBanner {...studio} />}
          {optimizer.run && <LastRun run={optimizer.run} />}
          <BulkOutcome />
          <Container disableContentPaddings>
            <Tabs
              activeTabId={tab}
              onChange={({ detail }) => choose(detail.activeTabId)}
              ariaLabel={messages.decisions}
              disableContentPaddings
              tabs={decisionTabs.map(({ id, label }) => ({
                id,
                label,
                content:
                  id !== tab ? null : id === 'pending' ? (
                    <WaitingList waiting={waiting} label={label} onOpen={show} />
                  ) : (
                    <DecisionsTable decisions={decisions} label={label} onOpen={show} />
                  ),
              }))}
            />
          </Container>
        </>
      )}
      {open && <DecisionDialog decision={open} onClose={() => show(null)} />}
    </div>
  );
}

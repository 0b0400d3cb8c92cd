import Button from '@cloudscape-design/components/button';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useNavigate } from 'react-router-dom';
import * as messages from '#messages/schedule-class-lead';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { bandOf } from '#shared/core/numbers/occupancy-bands.ts';
import { ConfidenceBadge } from '#web/src/features/decisions/badges.tsx';
import { sentenceOf } from '#web/src/features/decisions/sentence.ts';
import { useDecision } from '#web/src/features/decisions/use-decisions.ts';
import { bands } from '../../band.ts';
import { Bars } from '../../bars.tsx';
import type { Detail } from '../detail.ts';
import './class-lead.css';
import { shownMessage, stateMessage } from './lead-messages.ts';

/** The recommendation as a sentence. If it cannot be loaded, the text only says that there is one. */
function Recommendation({ decisionId }: { decisionId: string }) {
  const navigate = useNavigate();
  const { data: decision, isPending } = useDecision(decisionId, undefined);
  const path = `/ai-decisions?${new URLSearchParams({ tab: 'pending', decision: decisionId }).toString()}`;
  const said = decision ? sentenceOf(decision) : messages.theOptimizerHasARecommendationFor;
  return (
    <section className="class-recommendation" aria-label={messages.recommendation}>
      <p className="recommendation-sentence" aria-busy={isPending}>
        {isPending ? '…' : said}
      </p>
      <div className="class-recommendation-foot">
        {decision && <ConfidenceBadge confidence={decision.confidence} />}
        <Button variant="primary" onClick={() => void navigate(path)}>
          {messages.reviewRecommendation}
        </Button>
      </div>
    </section>
  );
}

function Advice({ shown }: { shown: ClassView }) {
  if (shown.cancelled) return null;
  if (shown.pendingDecisionId !== null) return <Recommendation decisionId={shown.pendingDecisionId} />;
  if (shown.outlook.basis === 'was') return null;
  return <p className="muted note-line">{messages.noRecommendationWaitsForThisClass}</p>;
}

/** The state of the class and its recommendation, at the top of the dialog. */
export function ClassLead({ shown, detail }: { shown: ClassView; detail: Detail | undefined }) {
  const band = bandOf(shown.outlook.occupancyPercent);
  const summary = detail ? shownMessage(detail) : null;
  return (
    <div className="class-lead">
      <p className="class-state" data-band={band}>
        <strong>{stateMessage(shown)}</strong>
        <span className="band-tag">
          <Bars band={band} />
          {bands[band].name}
        </span>
      </p>
      {summary && <StatusIndicator type={summary.type}>{summary.text}</StatusIndicator>}
      <Advice shown={shown} />
    </div>
  );
}

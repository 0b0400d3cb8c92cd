import { locale } from '#messages/language';
import Button from '@cloudscape-design/components/button';
import { useNavigate } from 'react-router-dom';
import * as messages from '#messages/dashboard';
import { Tag } from '../../ui/tag.tsx';
import type { Dashboard } from './coming-week.ts';
import { Panel } from './panel.tsx';

const count = new Intl.NumberFormat(locale);

/** The optimizer's decisions, and the decisions that wait for the owner. */
export function Insights({ insights }: Pick<Dashboard, 'insights'>) {
  const navigate = useNavigate();
  const { totalDecisions, pendingReview, executedToday, averageConfidencePercent } = insights;
  return (
    <Panel
      title={messages.aiOptimizationInsights}
      badge={
        pendingReview > 0 && (
          <Tag tone="fair">{messages.decisionsPending(count.format(pendingReview), pendingReview)}</Tag>
        )
      }
    >
      <dl className="figures">
        <div>
          <dt>{messages.totalDecisions}</dt>
          <dd>{count.format(totalDecisions)}</dd>
        </div>
        <div>
          <dt>{messages.pendingReview}</dt>
          <dd>{count.format(pendingReview)}</dd>
        </div>
        <div>
          <dt>{messages.executedToday}</dt>
          <dd>{count.format(executedToday)}</dd>
        </div>
      </dl>
      {averageConfidencePercent !== null && (
        <p className="panel-line">
          {messages.aiAccuracyScore} <Tag>{averageConfidencePercent}%</Tag>
        </p>
      )}
      <div className="panel-actions">
        <Button
          variant="primary"
          iconName="gen-ai"
          onClick={() => void navigate(pendingReview > 0 ? '/ai-decisions?tab=pending' : '/ai-decisions')}
        >
          {messages.viewAiDecisions}
        </Button>
      </div>
    </Panel>
  );
}

import Icon, { type IconProps } from '@cloudscape-design/components/icon';
import * as messages from '#messages/decisions';
import { reasonsOf } from './explanation.ts';
import { channelNames } from '#shared/channels.ts';
import type { DecisionView, Recommendation } from '#shared/contracts/decisions/decision.ts';
import { signed, signedMoney } from '../../ui/numbers.ts';
import { OwnSentence } from '../../ui/own-sentence.tsx';
import { TaskActions } from '../activity/task-actions.tsx';
import { AdjustmentBadge } from './badges.tsx';

const actions: Record<Recommendation['action'], { text: string; icon: IconProps.Name }> = {
  increase: { text: messages.increase, icon: 'arrow-up' },
  decrease: { text: messages.decrease, icon: 'arrow-down' },
  maintain: { text: messages.maintain, icon: 'check' },
};

interface Props {
  recommendation: Recommendation;
  decision: DecisionView;
}

/** The recommendation for one marketplace, and its progress. */
export function RecommendationCard({ recommendation, decision }: Props) {
  const { marketplace, action, slotChange, placesFrom, placesTo, expectedRevenueMinor } = recommendation;
  const adjustment = decision.adjustments.find((one) => one.marketplace === marketplace);
  const waits = adjustment?.guided === true && adjustment.status === 'pending';
  return (
    <li
      className="recommendation"
      data-action={action}
      data-failed={adjustment?.status === 'failed' || undefined}
    >
      <div className="recommendation-head">
        <strong>{channelNames[marketplace]}</strong>
        <span className="recommendation-action">
          <Icon name={actions[action].icon} size="small" /> {actions[action].text}
        </span>
        {adjustment && <AdjustmentBadge {...adjustment} />}
        <span className="recommendation-places">
          {messages.placesFromTo(placesFrom, <strong>{placesTo}</strong>, placesTo)}
          <span className="recommendation-change">{signed(slotChange)}</span>
        </span>
      </div>
      <p>{reasonsOf(decision, recommendation)}</p>
      <p className="muted">
        {messages.expectedRevenueImpact(signedMoney(expectedRevenueMinor, decision.currency))}
      </p>
      {adjustment?.message && (
        <p className={waits ? undefined : 'muted'}>
          {waits && <strong>{messages.toDo}</strong>}
          <OwnSentence sentence={adjustment.message} />
        </p>
      )}
      {waits && <TaskActions adjustmentId={adjustment.adjustmentId} className={decision.className} />}
    </li>
  );
}

import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import * as messages from '#messages/decisions';
import { isServersLanguage } from '#messages/explanation';
import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import { isPaused, useStudio } from '../../app/use-studio.ts';
import { longDay } from '../../ui/dates.ts';
import { sharePercent, signedMoney } from '../../ui/numbers.ts';
import { Section } from '../../ui/section.tsx';
import { OwnSentence } from '../../ui/own-sentence.tsx';
import { PauseBanner } from '../dashboard/automation-banner.tsx';
import { ConfidenceBadge, StatusBadge } from './badges.tsx';
import { ExpectedPicture } from './expected-picture.tsx';
import { byChange, unchangedMessage } from './unchanged-message.ts';
import { PlacesPicture } from './places-picture.tsx';
import { RecommendationCard } from './recommendation-card.tsx';
import { analysisOf } from './explanation.ts';
import { sentenceOf } from './sentence.ts';
import { Undo } from './undo.tsx';
import { useVerdict, useWording } from './use-decisions.ts';
import { bookedNowMessage } from './booked-messages.ts';
import { answeredInDialog } from './waiting/use-row-focus.ts';
import { WhatIfSection } from './what-if-section.tsx';
import { moneyWonMessage, unsureMessage } from './sure-messages.ts';
import { rejectedMessage, staysMessage, waitsMessage, withdrawnMessage } from './waits-messages.ts';

interface Props {
  decision: DecisionView;
  onClose: () => void;
}

/** The actions that the server currently allows this person. */
function Verdict({ decision, onClose }: Props) {
  const { data: studio } = useStudio();
  const onAnswered = (): void => {
    answeredInDialog.set(decision.decisionId);
    onClose();
  };
  const approval = useVerdict('approve', onAnswered);
  const rejection = useVerdict('reject', onAnswered);
  const busy = approval.isPending || rejection.isPending;
  const may = (action: 'approve' | 'reject'): boolean => decision.allowedActions.includes(action);
  return (
    <span className="dialog-buttons">
      {may('reject') && (
        <Button loading={rejection.isPending} disabled={busy} onClick={() => rejection.mutate(decision)}>
          {messages.reject}
        </Button>
      )}
      {may('approve') && (
        <Button
          variant="primary"
          loading={approval.isPending}
          disabled={busy || isPaused(studio)}
          onClick={() => approval.mutate(decision)}
        >
          {messages.approveAndExecute}
        </Button>
      )}
    </span>
  );
}

const types: Record<DecisionView['decisionType'], string> = {
  optimizer: messages.optimizer,
  rule: messages.rule,
};

/**
 * Rewording exists only in the language of the server's text, because the model rewords that text. It is shown last, so
 * that nothing moves when it arrives.
 */
function OtherWording({ decisionId }: { decisionId: string }) {
  const { data: wording } = useWording(decisionId);
  return wording ? (
    <div className="other-words" aria-live="polite">
      <h4>{messages.inOtherWords}</h4>
      <p className="analysis">{wording}</p>
      <p className="muted note-line">{messages.wordedByALanguageModelIts}</p>
    </div>
  ) : null;
}

const Analysis = ({ decision }: { decision: DecisionView }) => (
  <Section title={messages.aiAnalysis}>
    <dl className="figures">
      <div>
        <dt>{messages.confidence}</dt>
        <dd>{sharePercent(decision.confidence)}</dd>
      </div>
      <div>
        <dt>{messages.decisionType}</dt>
        <dd>{types[decision.decisionType]}</dd>
      </div>
      <div>
        <dt>{messages.expectedRevenue}</dt>
        <dd>{signedMoney(decision.expectedRevenueMinor, decision.currency)}</dd>
      </div>
    </dl>
    <p className="analysis">{analysisOf(decision)}</p>
    {moneyWonMessage(decision) !== null && <p className="analysis">{moneyWonMessage(decision)}</p>}
    {isServersLanguage && <OtherWording decisionId={decision.decisionId} />}
  </Section>
);

/** Lists the marketplaces that change, followed by one line for the unchanged ones. */
function Recommendations({ decision }: Pick<Props, 'decision'>) {
  const { changed, unchanged } = byChange(decision);
  return (
    <Section title={messages.recommendations}>
      <ul className="recommendations">
        {changed.map((recommendation) => (
          <RecommendationCard
            key={recommendation.marketplace}
            recommendation={recommendation}
            decision={decision}
          />
        ))}
      </ul>
      {unchanged.length > 0 && (
        <ExpandableSection headerText={unchangedMessage(unchanged)}>
          <ul className="recommendations">
            {unchanged.map((recommendation) => (
              <RecommendationCard
                key={recommendation.marketplace}
                recommendation={recommendation}
                decision={decision}
              />
            ))}
          </ul>
        </ExpandableSection>
      )}
    </Section>
  );
}

/** Why the decision cannot be approved at present, and what would change that. */
function ApprovalPaused({ decision }: Pick<Props, 'decision'>) {
  const { data: studio } = useStudio();
  return studio && decision.allowedActions.includes('approve') && <PauseBanner {...studio} />;
}

/** When the owner rejected the decision. */
function RejectedNote({ decision }: Pick<Props, 'decision'>) {
  const { data: studio } = useStudio();
  const message = studio ? rejectedMessage(decision, studio.timezone) : null;
  return message && <p className="muted note-line">{message}</p>;
}

export function DecisionDialog({ decision, onClose }: Props) {
  const { className, classLocalDate, classLocalTime, room } = decision;
  return (
    <Modal
      visible
      size="large"
      onDismiss={onClose}
      header={
        <>
          {className}
          <span className="dialog-when">
            {messages.dayAtClassLocalTime(longDay(classLocalDate), classLocalTime)}
          </span>
        </>
      }
      footer={
        <div className="dialog-footer">
          <Button variant="link" onClick={onClose}>
            {messages.close}
          </Button>
          <Verdict decision={decision} onClose={onClose} />
          {decision.allowedActions.includes('undo') && <Undo decision={decision} />}
        </div>
      }
    >
      <SpaceBetween size="l">
        <div className="decision-facts">
          <StatusBadge {...decision} />
          <ConfidenceBadge confidence={decision.confidence} />
          <Box color="text-body-secondary">
            {room} · {bookedNowMessage(decision)}
          </Box>
        </div>
        {decision.waitsFor && <Alert type="info">{waitsMessage(decision.waitsFor)}</Alert>}
        <ApprovalPaused decision={decision} />
        {decision.withdrawn && <Alert type="info">{withdrawnMessage(decision)}</Alert>}
        <RejectedNote decision={decision} />
        {unsureMessage(decision) !== null && <p className="muted note-line">{unsureMessage(decision)}</p>}
        {staysMessage(decision) !== null && <p className="muted note-line">{staysMessage(decision)}</p>}
        <p className="decision-sentence">{sentenceOf(decision)}</p>
        <div className="decision-pictures">
          <PlacesPicture {...decision} />
          <ExpectedPicture classId={decision.classId} />
        </div>
        {decision.allowedActions.includes('approve') && <WhatIfSection decision={decision} />}
        <Recommendations decision={decision} />
        <Analysis decision={decision} />
        {decision.undoRefusal !== null && (
          <p className="muted note-line">
            <OwnSentence sentence={decision.undoRefusal} within={messages.itCannotBeUndone} />
          </p>
        )}
      </SpaceBetween>
    </Modal>
  );
}

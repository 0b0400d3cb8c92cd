import { Fragment, type ComponentProps } from 'react';
import * as messages from '#messages/decisions-waiting';
import type { WaitingDecision } from '#shared/contracts/decisions/waiting-decision.ts';
import { sharePercent } from '#web/src/ui/numbers.ts';
import { ConfidenceBadge } from '../badges.tsx';
import { signedWholeMoney } from '#web/src/ui/money.ts';
import { bandMessage, changesMessage } from './bulk-messages.ts';

/** A range below an amount. A line breaks only after a comma, between the range and what is seldom. */
const Band = ({ text }: { text: string | null }) => (
  <span className="muted">
    {text?.split(', ').map((part, at, all) => (
      <Fragment key={part}>
        <span className="unbroken">
          {part}
          {at < all.length - 1 && ','}
        </span>{' '}
      </Fragment>
    ))}
  </span>
);

/** The expected revenue of a decision, with its range below. */
export const WorthCell = ({
  decision,
}: {
  decision: Pick<WaitingDecision, 'expectedRevenueMinor' | 'gainBand' | 'currency'>;
}) => (
  <div className="two-lines">
    <strong>{signedWholeMoney(decision.expectedRevenueMinor, decision.currency)}</strong>
    <Band text={bandMessage(decision)} />
  </div>
);

/** How likely a decision gains and, below, how much of the money at stake it wins. Either may make it sure enough. */
export const SurenessCell = ({
  decision,
}: {
  decision: Pick<WaitingDecision, 'confidence' | 'gainShare'>;
}) => (
  <div className="two-lines">
    <ConfidenceBadge confidence={decision.confidence} />
    {decision.gainShare !== null && (
      <span className="muted">{messages.winsOfTheMoney(sharePercent(decision.gainShare))}</span>
    )}
  </div>
);

/** The changes that a decision makes. A line breaks only between them. */
export const ChangesCell = ({ changes }: Pick<WaitingDecision, 'changes'>) => (
  <span className="decision-changes">
    {changes.length > 0 &&
      changesMessage(changes)
        .split(', ')
        .map((one, at, all) => (
          <Fragment key={one}>
            <span>
              {one}
              {at < all.length - 1 && ','}
            </span>{' '}
          </Fragment>
        ))}
  </span>
);

/** The expected revenue of a decision and its changes, where there is no room for two columns. */
export const WorthOfChangesCell = ({
  decision,
  changes,
}: ComponentProps<typeof WorthCell> & ComponentProps<typeof ChangesCell>) => (
  <div className="worth-of-changes">
    <WorthCell decision={decision} />
    <ChangesCell changes={changes} />
  </div>
);

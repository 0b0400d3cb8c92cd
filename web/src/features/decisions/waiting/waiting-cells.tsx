import { Fragment, type ComponentProps } from 'react';
import type { WaitingDecision } from '#shared/contracts/decisions/waiting-decision.ts';
import { bandMessage, changesMessage, wholeGain } from './bulk-messages.ts';

/** The expected revenue of a decision, with its range below. */
export const WorthCell = ({
  decision,
}: {
  decision: Pick<WaitingDecision, 'expectedRevenueMinor' | 'gainBand' | 'currency'>;
}) => (
  <div className="two-lines">
    <strong>{wholeGain(decision.expectedRevenueMinor, decision.currency)}</strong>
    <span className="muted unbroken">{bandMessage(decision)}</span>
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

import * as messages from '#messages/dashboard';
import { signedWholeMoney } from '../../ui/money.ts';
import { impactPath, waitingDecisionsPath } from '../../app/paths.ts';
import type { Dashboard } from './coming-week.ts';
import { earnedMessage } from './earned-messages.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { useReplay } from './use-replay.ts';

type Waiting = Pick<Dashboard, 'waiting' | 'currency'>;

interface CellProps {
  title: string;
  value: string;
  note: string;
  link: { text: string; href: string };
}

const Cell = ({ title, value, note, link }: CellProps) => (
  <section className="money-cell" aria-label={title}>
    <h2>{title}</h2>
    <p className="money-value">{value}</p>
    <p className="muted">{note}</p>
    <GoLink href={link.href}>{link.text}</GoLink>
  </section>
);

/** The total worth of the pending recommendations. */
function waitingMessage({
  waiting: { decisions, worthMinor },
  currency,
}: Waiting): [value: string, note: string] {
  if (decisions === 0) return [messages.nothing, messages.newRecommendationsComeWithTheNext];
  const waits = messages.forYourAnswer(decisions);
  // Older decisions were stored without a total worth, so only their number is known.
  if (worthMinor === 0) return [String(decisions), waits];
  return [
    messages.aboutAmount(signedWholeMoney(worthMinor, currency)),
    messages.thatIsWhatExpectedToBring(waits, decisions),
  ];
}

function WaitingCell(data: Waiting) {
  const [value, note] = waitingMessage(data);
  return (
    <Cell
      title={messages.waitingForYou}
      value={value}
      note={note}
      link={
        data.waiting.decisions > 0
          ? { text: messages.reviewRecommendations, href: waitingDecisionsPath }
          : allDecisions
      }
    />
  );
}

const allDecisions = { text: messages.seeAllRecommendations, href: '/ai-decisions' };

/** The first line: Cupo's earnings, and what pending recommendations are worth. */
export function MoneyLine({ data }: { data: Dashboard | undefined }) {
  const replaying = useReplay(data);
  if (!data)
    return (
      <div className="money" aria-hidden="true">
        <span className="money-cell money-waiting" />
        <span className="money-cell money-waiting" />
      </div>
    );
  return (
    <div className="money">
      <Cell {...earnedMessage(data, replaying)} link={{ text: messages.seeTheImpact, href: impactPath }} />
      <WaitingCell waiting={data.waiting} currency={data.currency} />
    </div>
  );
}

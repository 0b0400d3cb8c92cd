import { signedWholeMoney } from '#shared/core/money/whole-money.ts';
import { counted, wordFor } from '#shared/core/text/counted.ts';
import { impactPath, waitingDecisionsPath } from '../../app/paths.ts';
import type { Dashboard } from './coming-week.ts';
import { earnedWords } from './earned-words.ts';
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

/** What the recommendations that wait are worth. */
function waitingWords({
  waiting: { decisions, worthMinor },
  currency,
}: Waiting): [value: string, note: string] {
  if (decisions === 0) return ['Nothing', 'New recommendations come with the next run.'];
  const waits = `${counted(decisions, 'recommendation')} ${wordFor(decisions, 'waits', 'wait')} for your answer.`;
  // Of what waited before their worth was summed, the number alone is known here.
  if (worthMinor === 0) return [String(decisions), waits];
  return [
    `about ${signedWholeMoney(worthMinor, currency)}`,
    `${waits} That is what ${wordFor(decisions, 'it is', 'they are')} expected to bring.`,
  ];
}

function WaitingCell(data: Waiting) {
  const [value, note] = waitingWords(data);
  return (
    <Cell
      title="Waiting for you"
      value={value}
      note={note}
      link={
        data.waiting.decisions > 0
          ? { text: 'Review recommendations', href: waitingDecisionsPath }
          : allDecisions
      }
    />
  );
}

const allDecisions = { text: 'See all recommendations', href: '/ai-decisions' };

/** The first line: what Cupo has earned, and what waits. */
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
      <Cell {...earnedWords(data, replaying)} link={{ text: 'See the impact', href: impactPath }} />
      <WaitingCell waiting={data.waiting} currency={data.currency} />
    </div>
  );
}

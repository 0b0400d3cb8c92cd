import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { SuccessorView } from '#shared/contracts/schedule/successor.ts';
import './changed.css';
import { useAnswer } from './use-successors.ts';
import { beforeText, seriesText } from './words.ts';

/** One pair, and the two answers to it. */
function Pair({ pair }: { pair: SuccessorView }) {
  const answering = useAnswer();
  const { successorId } = pair;
  const title = seriesText(pair.to);
  const answered = answering.isPending ? answering.variables.answer : null;
  return (
    <li className="changed-class">
      <div>
        <strong>{title}</strong>
        <div className="changed-before">{`It seems to be the class that ${beforeText(pair)}.`}</div>
      </div>
      <div className="changed-answers">
        <Button
          loading={answered === 'confirm'}
          disabled={answered === 'decline'}
          ariaLabel={`Same class: ${title}`}
          onClick={() => answering.mutate({ successorId, answer: 'confirm' })}
        >
          Same class
        </Button>
        <Button
          variant="link"
          loading={answered === 'decline'}
          disabled={answered === 'confirm'}
          ariaLabel={`Not the same: ${title}`}
          onClick={() => answering.mutate({ successorId, answer: 'decline' })}
        >
          Not the same
        </Button>
      </div>
    </li>
  );
}

/** Classes that may have moved, been renamed or changed rooms: their owner says whether they are the same. */
export default function ChangedClasses({ pairs }: { pairs: readonly SuccessorView[] }) {
  return (
    <Container
      header={
        <Header
          variant="h2"
          description="Is each the same class as before? If so, Cupo forecasts it from the bookings it had."
        >
          Classes that changed
        </Header>
      }
    >
      <ul className="changed-classes">
        {pairs.map((pair) => (
          <Pair key={pair.successorId} pair={pair} />
        ))}
      </ul>
    </Container>
  );
}

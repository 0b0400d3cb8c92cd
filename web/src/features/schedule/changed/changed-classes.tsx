import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import * as messages from '#messages/schedule-changed';
import type { SuccessorView } from '#shared/contracts/schedule/successor.ts';
import './changed.css';
import { useAnswer } from './use-successors.ts';
import { beforeText, seriesText } from './messages.ts';

/** One pair of classes, and the two possible answers. */
function Pair({ pair }: { pair: SuccessorView }) {
  const answering = useAnswer();
  const { successorId } = pair;
  const title = seriesText(pair.to);
  const answered = answering.isPending ? answering.variables.answer : null;
  return (
    <li className="changed-class">
      <div>
        <strong>{title}</strong>
        <div className="changed-before">{messages.itSeemsToBeTheClass(beforeText(pair))}</div>
      </div>
      <div className="changed-answers">
        <Button
          loading={answered === 'confirm'}
          disabled={answered === 'decline'}
          ariaLabel={messages.sameClass(title)}
          onClick={() => answering.mutate({ successorId, answer: 'confirm' })}
        >
          {messages.sameClassTitle}
        </Button>
        <Button
          variant="link"
          loading={answered === 'decline'}
          disabled={answered === 'confirm'}
          ariaLabel={messages.notTheSame(title)}
          onClick={() => answering.mutate({ successorId, answer: 'decline' })}
        >
          {messages.notTheSameTitle}
        </Button>
      </div>
    </li>
  );
}

/** Classes that may have moved, been renamed or changed rooms. The owner decides whether they are the same. */
export default function ChangedClasses({ pairs }: { pairs: readonly SuccessorView[] }) {
  return (
    <Container
      header={
        <Header variant="h2" description={messages.isEachTheSameClassAs}>
          {messages.classesThatChanged}
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

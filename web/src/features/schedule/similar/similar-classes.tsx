import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import * as messages from '#messages/schedule-similar';
import type { SimilarView } from '#shared/contracts/schedule/similar-classes.ts';
import { mediumDay } from '#web/src/ui/dates.ts';
import '../changed/changed.css';
import { useSimilarAnswer } from './use-similar.ts';

/** When both classes start, and who names the second one. */
function startOf({ namedBy, localDate, localTime, starts }: SimilarView): string {
  const day = mediumDay(localDate);
  if (namedBy === 'bookings-file') return messages.bookingsFileNamesTheSecond(day, localTime);
  return namedBy === 'system'
    ? messages.kenkoListsTheSecond(day, localTime, starts - 1)
    : messages.fileNamesTheSecond(day, localTime, starts - 1);
}

/** Two names that may be one class, and the two possible answers. */
function Pair({ pair }: { pair: SimilarView }) {
  const { first, second } = pair;
  const answering = useSimilarAnswer();
  const answer = (isSame: boolean): void =>
    answering.mutate({ classId: second.classId, otherId: first.classId, isSame });
  const answered = answering.isPending ? answering.variables.isSame : null;
  const title = messages.classInRoom(first.className, first.room);
  const listed = messages.classInRoom(second.className, second.room);
  return (
    <li className="changed-class">
      <div>
        <strong>{messages.twoClasses(title, listed)}</strong>
        <div className="changed-before">{startOf(pair)}</div>
      </div>
      <div className="changed-answers">
        <Button
          loading={answered === true}
          disabled={answered === false}
          ariaLabel={messages.theSameClass(title, listed)}
          onClick={() => answer(true)}
        >
          {messages.theSameClassTitle}
        </Button>
        <Button
          variant="link"
          loading={answered === false}
          disabled={answered === true}
          ariaLabel={messages.twoDifferentClasses(title, listed)}
          onClick={() => answer(false)}
        >
          {messages.twoDifferentClassesTitle}
        </Button>
      </div>
    </li>
  );
}

/** Classes that two sources may name differently. The owner decides whether they are the same. */
export default function SimilarClasses({ pairs }: { pairs: readonly SimilarView[] }) {
  return (
    <Container
      header={
        <Header variant="h2" description={messages.ifTheyAreTheSameCupo}>
          {messages.classesThatMayBeThereTwice}
        </Header>
      }
    >
      <ul className="changed-classes">
        {pairs.map((pair) => (
          <Pair key={`${pair.first.classId} ${pair.second.classId}`} pair={pair} />
        ))}
      </ul>
    </Container>
  );
}

import { messageOf } from '#web/src/api/problem.ts';
import * as messages from '#messages/integrations-signs';
import type { useSigns } from '../use-integrations.ts';
import { bookingWords, numberWords, type SignWords } from './signs-words.ts';

interface Props {
  integrationId: string;
  signs: ReturnType<typeof useSigns>;
  timezone: string;
}

const Sign = ({ title, words }: { title: string; words: SignWords }) => (
  <div>
    <dt>{title}</dt>
    <dd>
      {words.when}
      {words.what !== '' && <span className="figure-note">{words.what}</span>}
    </dd>
  </div>
);

const waiting: SignWords = { when: '…', what: '' };

/** What shows that a marketplace is heard and obeys. Its place is kept while that is read. */
export function SignsOfLife({ integrationId, signs: { data, error }, timezone }: Props) {
  const own = data?.signs.find(({ marketplace }) => marketplace === integrationId);
  if (!data && error) return <p className="muted">{messages.itsLastSignsCouldNotBe(messageOf(error))}</p>;
  return (
    <dl className="signs">
      <Sign title={messages.lastBookingHeard} words={own ? bookingWords(own, timezone) : waiting} />
      <Sign title={messages.lastNumberConfirmed} words={own ? numberWords(own, timezone) : waiting} />
    </dl>
  );
}

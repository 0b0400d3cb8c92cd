import Spinner from '@cloudscape-design/components/spinner';
import * as messages from '#messages/settings';
import { messageOf } from '../../api/problem.ts';
import { upliftText, upliftVerdict } from './uplift-words.ts';
import { useUplift } from './use-simulation.ts';

function Words() {
  const { data, error } = useUplift();
  if (data)
    return (
      <span>
        <strong>{upliftVerdict[data.verdict]}.</strong> {upliftText(data)}
      </span>
    );
  if (error) return <span>{messages.theMeasuredGainCouldNotBe(messageOf(error))}</span>;
  return (
    <>
      <Spinner /> {messages.comparingFinishedClasses}
    </>
  );
}

/** What automatic execution measurably earns. */
export const UpliftNote = () => (
  <section className="uplift" aria-labelledby="measured-gain">
    <h3 id="measured-gain">{messages.measuredGain}</h3>
    <p>
      <Words />
    </p>
  </section>
);

import Spinner from '@cloudscape-design/components/spinner';
import * as messages from '#messages/settings';
import { messageOf } from '../../api/problem.ts';
import { upliftText, upliftVerdict } from './uplift-messages.ts';
import { useUplift } from './use-simulation.ts';

function UpliftMessage() {
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

/** Says how much automatic execution is measured to earn. */
export const UpliftNote = () => (
  <section className="uplift" aria-labelledby="measured-gain">
    <h3 id="measured-gain">{messages.measuredGain}</h3>
    <p>
      <UpliftMessage />
    </p>
  </section>
);

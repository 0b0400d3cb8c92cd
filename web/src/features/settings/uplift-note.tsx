import Spinner from '@cloudscape-design/components/spinner';
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
  if (error) return <span>The measured gain could not be loaded. {messageOf(error)}</span>;
  return (
    <>
      <Spinner /> Comparing finished classes...
    </>
  );
}

/** What automatic execution measurably earns. */
export const UpliftNote = () => (
  <section className="uplift" aria-labelledby="measured-gain">
    <h3 id="measured-gain">Measured gain</h3>
    <p>
      <Words />
    </p>
  </section>
);

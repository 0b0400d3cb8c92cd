import Button from '@cloudscape-design/components/button';
import * as messages from '#messages/settings-effect';
import { simulatedOf } from '#shared/contracts/decisions/simulated-settings.ts';
import { Failure } from '#web/src/ui/failure.tsx';
import { toSettings, type AiDraft } from '../ai-draft.ts';
import { ReplayProgress } from '../replaying.tsx';
import { notReplayed, replayedText } from '../simulation-messages.ts';
import { useSimulation } from '../use-simulation.ts';

interface Props {
  draft: AiDraft;
  timezone: string;
  /** Nothing can be replayed while a field contains an invalid number. */
  disabled: boolean;
}

function Content({ draft, timezone, disabled }: Props) {
  const { simulation, progress, failure, isWorking, again } = useSimulation(simulatedOf(toSettings(draft)), {
    startsItself: false,
  });
  if (failure) return <Failure header={messages.yourLastWeeksCouldNotBe} error={failure} onRetry={again} />;
  if (isWorking) return <ReplayProgress progress={progress} />;
  return (
    <>
      <p>{simulation ? replayedText(simulation, timezone) : notReplayed}</p>
      <div>
        <Button formAction="none" iconName="refresh" disabled={disabled} onClick={again}>
          {simulation ? messages.replayAgain : messages.replayLastWeeks}
        </Button>
      </div>
    </>
  );
}

/** Says what the displayed settings, including the inventory, would have earned in the last weeks. */
export const ReplayNote = (props: Props) => (
  <section className="uplift replay-note" aria-labelledby="replayed-gain" aria-live="polite">
    <h3 id="replayed-gain">{messages.whatTheseSettingsWouldHaveEarned}</h3>
    <Content {...props} />
  </section>
);

import Box from '@cloudscape-design/components/box';
import * as messages from '#messages/demo';
import { signUpPath } from '../app/paths.ts';
import { useTitle } from '../ui/use-title.ts';
import { trialText } from './invite.ts';

/** The placeholder for every page that the demo does not show. */
export function NotInDemo() {
  useTitle(messages.notInTheDemo);
  return (
    <div className="not-found">
      <Box variant="h1">{messages.thisPageIsNotPartOf}</Box>
      <Box color="text-body-secondary">{messages.hereYouSetUpYourOwn}</Box>
      <a className="button-link" href={signUpPath}>
        {trialText}
      </a>
    </div>
  );
}

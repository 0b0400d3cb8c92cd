import Box from '@cloudscape-design/components/box';
import { signUpPath } from '../app/paths.ts';
import { useTitle } from '../ui/use-title.ts';
import { trialText } from './invite.ts';

/** In place of every page that the demo does not show. */
export function NotInDemo() {
  useTitle('Not in the demo');
  return (
    <div className="not-found">
      <Box variant="h1">This page is not part of the demo</Box>
      <Box color="text-body-secondary">
        Here you set up your own studio: its marketplaces, rules and settings. Sign up to use it.
      </Box>
      <a className="button-link" href={signUpPath}>
        {trialText}
      </a>
    </div>
  );
}

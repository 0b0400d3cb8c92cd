import Box from '@cloudscape-design/components/box';
import { Link } from 'react-router-dom';
import * as messages from '#messages/app';
import { useTitle } from '../ui/use-title.ts';
import { homePath } from './paths.ts';

export function NotFound() {
  useTitle(messages.pageNotFound);
  return (
    <div className="not-found">
      <span className="not-found-number" aria-hidden="true">
        404
      </span>
      <Box variant="h1">{messages.oopsPageNotFound}</Box>
      <Box color="text-body-secondary">{messages.thereIsNothingAtThisAddress}</Box>
      <Link className="button-link" to={homePath}>
        {messages.backToHome}
      </Link>
    </div>
  );
}

import Box from '@cloudscape-design/components/box';
import { Link } from 'react-router-dom';
import { useTitle } from '../ui/use-title.ts';
import { homePath } from './paths.ts';

export function NotFound() {
  useTitle('Page not found');
  return (
    <div className="not-found">
      <span className="not-found-number" aria-hidden="true">
        404
      </span>
      <Box variant="h1">Oops! Page not found</Box>
      <Box color="text-body-secondary">There is nothing at this address.</Box>
      <Link className="button-link" to={homePath}>
        Back to Home
      </Link>
    </div>
  );
}

import Alert from '@cloudscape-design/components/alert';
import LiveRegion from '@cloudscape-design/components/live-region';
import { clearImportData } from '#messages/settings';
import * as messages from '#messages/settings-region';
import { ApiProblem } from '#web/src/api/problem.ts';
import { clearDataPath } from '#web/src/app/paths.ts';
import { GoButton } from '#web/src/ui/go-button.tsx';

/** True if the server refused a time zone or a currency because stored data depends on the present one. */
export const isRegionRefusal = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.code === 'conflict';

/** Says why a time zone or a currency was refused, and leads to where imported data is cleared. */
export const RegionRefusal = ({ error }: { error: unknown }) =>
  isRegionRefusal(error) && (
    <LiveRegion assertive>
      <Alert
        type="error"
        header={messages.yourSettingsWereNotSaved}
        action={error.findings.length > 0 && <GoButton href={clearDataPath}>{clearImportData}</GoButton>}
      >
        {error.message}
      </Alert>
    </LiveRegion>
  );

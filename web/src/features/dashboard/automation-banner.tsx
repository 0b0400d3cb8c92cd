import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { useResume } from './use-dashboard.ts';

/** Stands while automation is paused. */
export function AutomationBanner() {
  const resume = useResume();
  return (
    <Alert
      type="warning"
      header="Automation Paused - Manual Mode Active"
      action={
        <Button
          iconName="play"
          loading={resume.isPending}
          loadingText="Resuming..."
          onClick={() => resume.mutate()}
        >
          {resume.isPending ? 'Resuming...' : 'Resume Automation'}
        </Button>
      }
    >
      AI optimization and automatic execution are disabled. Manual capacity edits still work.
    </Alert>
  );
}

import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { integrationsPath, schedulePath } from '../../app/paths.ts';
import type { Dashboard } from './coming-week.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { Panel } from './panel.tsx';

type Step = keyof Dashboard['firstWeek'];

const steps: readonly { step: Step; text: string; href: string }[] = [
  { step: 'schedule', text: 'Upload your class schedule', href: schedulePath },
  { step: 'bookings', text: 'Upload your bookings', href: schedulePath },
  { step: 'marketplace', text: 'Connect a marketplace', href: integrationsPath },
  { step: 'firstRun', text: 'Run the AI optimizer', href: '/ai-decisions' },
];

/** Whether a studio has everything that Cupo works with. */
export const isSetUp = (firstWeek: Dashboard['firstWeek']): boolean =>
  steps.every(({ step }) => firstWeek[step]);

/** What a new studio does first. It fills itself, and goes once all is done. */
export const FirstWeek = ({ firstWeek }: Pick<Dashboard, 'firstWeek'>) => (
  <Panel
    wide
    title="Your first week"
    badge={
      <span className="muted">
        {steps.filter(({ step }) => firstWeek[step]).length} of {steps.length} done
      </span>
    }
  >
    <ol className="first-week">
      {steps.map(({ step, text, href }) => (
        <li key={step}>
          {firstWeek[step] ? (
            <StatusIndicator type="success">{text}: done</StatusIndicator>
          ) : (
            <>
              <StatusIndicator type="pending">To do</StatusIndicator>
              <GoLink href={href}>{text}</GoLink>
            </>
          )}
        </li>
      ))}
    </ol>
  </Panel>
);

import StatusIndicator from '@cloudscape-design/components/status-indicator';
import * as messages from '#messages/dashboard';
import { integrationsPath, schedulePath } from '../../app/paths.ts';
import type { Dashboard } from './coming-week.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { Panel } from './panel.tsx';

type Step = keyof Dashboard['firstWeek'];

const steps: readonly { step: Step; text: string; href: string }[] = [
  { step: 'schedule', text: messages.uploadYourClassSchedule, href: schedulePath },
  { step: 'bookings', text: messages.uploadYourBookings, href: schedulePath },
  { step: 'marketplace', text: messages.connectAMarketplace, href: integrationsPath },
  { step: 'firstRun', text: messages.runTheAiOptimizer, href: '/ai-decisions' },
];

/** Whether a studio has everything that Cupo needs to work. */
export const isSetUp = (firstWeek: Dashboard['firstWeek']): boolean =>
  steps.every(({ step }) => firstWeek[step]);

/** The first steps of a new studio. They are ticked off automatically, and the list disappears once all are done. */
export const FirstWeek = ({ firstWeek }: Pick<Dashboard, 'firstWeek'>) => (
  <Panel
    wide
    title={messages.yourFirstWeek}
    badge={
      <span className="muted">
        {messages.stepsDone(steps.filter(({ step }) => firstWeek[step]).length, steps.length)}
      </span>
    }
  >
    <ol className="first-week">
      {steps.map(({ step, text, href }) => (
        <li key={step}>
          {firstWeek[step] ? (
            <StatusIndicator type="success">{messages.textDone(text)}</StatusIndicator>
          ) : (
            <>
              <StatusIndicator type="pending">{messages.toDo}</StatusIndicator>
              <GoLink href={href}>{text}</GoLink>
            </>
          )}
        </li>
      ))}
    </ol>
  </Panel>
);

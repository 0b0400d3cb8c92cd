import type { ButtonProps } from '@cloudscape-design/components/button';
import * as messages from '#messages/dashboard';
import { addRulePath, integrationsPath } from '../../app/paths.ts';
import { GoButton } from '../../ui/go-button.tsx';
import { Panel } from './panel.tsx';

const actions: readonly { text: string; href: string; icon: ButtonProps['iconName'] & string }[] = [
  { text: messages.addIntegration, href: integrationsPath, icon: 'add-plus' },
  { text: messages.createRule, href: addRulePath, icon: 'flag' },
  { text: messages.viewActivity, href: '/logs', icon: 'history' },
  { text: messages.viewClasses, href: '/classes', icon: 'calendar' },
  { text: messages.accountSetup, href: '/account-setup', icon: 'settings' },
];

/** The actions that owners use most. */
export const QuickActions = () => (
  <Panel title={messages.quickActions}>
    <ul className="quick-actions">
      {actions.map(({ text, href, icon }) => (
        <li key={href}>
          <GoButton iconName={icon} href={href}>
            {text}
          </GoButton>
        </li>
      ))}
    </ul>
  </Panel>
);

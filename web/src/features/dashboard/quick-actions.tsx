import type { ButtonProps } from '@cloudscape-design/components/button';
import { addRulePath, integrationsPath } from '../../app/paths.ts';
import { GoButton } from '../../ui/go-button.tsx';
import { Panel } from './panel.tsx';

const actions: readonly { text: string; href: string; icon: ButtonProps['iconName'] & string }[] = [
  { text: 'Add Integration', href: integrationsPath, icon: 'add-plus' },
  { text: 'Create Rule', href: addRulePath, icon: 'flag' },
  { text: 'View Activity', href: '/logs', icon: 'history' },
  { text: 'View Classes', href: '/classes', icon: 'calendar' },
  { text: 'Account Setup', href: '/account-setup', icon: 'settings' },
];

/** What an owner does most. */
export const QuickActions = () => (
  <Panel title="Quick Actions">
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

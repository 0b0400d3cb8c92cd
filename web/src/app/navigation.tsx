import Icon from '@cloudscape-design/components/icon';
import SideNavigation, { type SideNavigationProps } from '@cloudscape-design/components/side-navigation';
import { useLocation, useNavigate } from 'react-router-dom';
import { product } from '../../../shared/product.ts';
import { Mark } from '../ui/logo.tsx';
import { NavigationFooter } from './navigation-footer.tsx';
import { homePath, integrationsPath } from './paths.ts';

const items: SideNavigationProps.Item[] = [
  { type: 'link', text: 'Dashboard', href: homePath, icon: <Icon name="view-full" /> },
  { type: 'link', text: 'Classes', href: '/classes', icon: <Icon name="calendar" /> },
  { type: 'link', text: 'Integrations', href: integrationsPath, icon: <Icon name="share" /> },
  { type: 'link', text: 'AI Decisions', href: '/ai-decisions', icon: <Icon name="gen-ai" /> },
  { type: 'link', text: 'Logs', href: '/logs', icon: <Icon name="history" /> },
];

/** The entry a path lies under: a recording lies under Logs. */
const activeHref = (path: string): string => `/${path.split('/')[1] ?? ''}`;

export function Navigation({ onFollowed }: { onFollowed: () => void }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const follow = (event: CustomEvent<SideNavigationProps.FollowDetail>): void => {
    event.preventDefault();
    void navigate(event.detail.href);
    onFollowed();
  };
  return (
    <div className="navigation">
      <SideNavigation
        header={{ href: homePath, text: product.name, logo: { svg: <Mark />, alt: `${product.name} logo` } }}
        activeHref={activeHref(pathname)}
        items={items}
        onFollow={follow}
      />
      <NavigationFooter onFollowed={onFollowed} />
    </div>
  );
}

import Icon from '@cloudscape-design/components/icon';
import SideNavigation, { type SideNavigationProps } from '@cloudscape-design/components/side-navigation';
import { useLocation, useNavigate } from 'react-router-dom';
import { product } from '#shared/product.ts';
import { useSession } from '../api/session.ts';
import { Mark } from '../ui/logo.tsx';
import { NavigationFooter } from './navigation-footer.tsx';
import { homePath, impactPath, integrationsPath, rulesPath, settingsPath, superadminPath } from './paths.ts';

const links: SideNavigationProps.Item[] = [
  { type: 'link', text: 'Dashboard', href: homePath, icon: <Icon name="view-full" /> },
  { type: 'link', text: 'Classes', href: '/classes', icon: <Icon name="calendar" /> },
  { type: 'link', text: 'Integrations', href: integrationsPath, icon: <Icon name="share" /> },
  { type: 'link', text: 'AI Decisions', href: '/ai-decisions', icon: <Icon name="gen-ai" /> },
  { type: 'link', text: 'Impact', href: impactPath, icon: <Icon name="status-positive" /> },
  { type: 'link', text: 'Rules', href: rulesPath, icon: <Icon name="flag" /> },
  { type: 'link', text: 'Logs', href: '/logs', icon: <Icon name="history" /> },
  { type: 'link', text: 'Settings', href: settingsPath, icon: <Icon name="settings" /> },
];

const adminLink: SideNavigationProps.Item = {
  type: 'link',
  text: 'Admin',
  href: superadminPath,
  icon: <Icon name="lock-private" />,
};

/** The entry a path lies under: a recording lies under Logs. */
const activeHref = (path: string): string => `/${path.split('/')[1] ?? ''}`;

export function Navigation({ onFollowed }: { onFollowed: () => void }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
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
        items={session.data?.superadmin ? [...links, adminLink] : links}
        onFollow={follow}
      />
      <NavigationFooter onFollowed={onFollowed} />
    </div>
  );
}

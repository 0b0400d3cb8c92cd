import Badge from '@cloudscape-design/components/badge';
import Icon from '@cloudscape-design/components/icon';
import SideNavigation, { type SideNavigationProps } from '@cloudscape-design/components/side-navigation';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as messages from '#messages/app';
import { newNotificationsMax } from '#shared/contracts/notifications/new-notifications-max.ts';
import { product } from '#shared/product.ts';
import { Mark } from '../ui/logo.tsx';
import {
  homePath,
  impactPath,
  integrationsPath,
  notificationsPath,
  rulesPath,
  settingsPath,
  superadminPath,
} from './paths.ts';

const links: SideNavigationProps.Link[] = [
  { type: 'link', text: messages.dashboard, href: homePath, icon: <Icon name="view-full" /> },
  { type: 'link', text: messages.classes, href: '/classes', icon: <Icon name="calendar" /> },
  { type: 'link', text: messages.integrations, href: integrationsPath, icon: <Icon name="share" /> },
  { type: 'link', text: messages.aiDecisions, href: '/ai-decisions', icon: <Icon name="gen-ai" /> },
  { type: 'link', text: messages.impact, href: impactPath, icon: <Icon name="status-positive" /> },
  { type: 'link', text: messages.rules, href: rulesPath, icon: <Icon name="flag" /> },
  { type: 'link', text: messages.logs, href: '/logs', icon: <Icon name="history" /> },
  { type: 'link', text: messages.settings, href: settingsPath, icon: <Icon name="settings" /> },
];

const adminLink: SideNavigationProps.Link = {
  type: 'link',
  text: messages.admin,
  href: superadminPath,
  icon: <Icon name="lock-private" />,
};

/** The notification bell, with the number of new notifications. */
const notificationsLink = (count: number): SideNavigationProps.Link => ({
  type: 'link',
  text: messages.notifications,
  href: notificationsPath,
  icon: <Icon name="notification" />,
  ...(count > 0 && {
    info: (
      <span className="navigation-new">
        <Badge color="red">{count >= newNotificationsMax ? `${newNotificationsMax}+` : count}</Badge>
        <span className="visually-hidden">{messages.newLabel}</span>
      </span>
    ),
  }),
});

/** The navigation entry that a path belongs to: a recording belongs to Logs. */
const activeHref = (path: string): string => `/${path.split('/')[1] ?? ''}`;

interface Props {
  /** The prefix of every page's path. */
  base: string;
  /** Whether the signed-in person is a team member. */
  isTeam: boolean;
  /** The number of new notifications; without it there is no link to them. */
  newNotifications?: number;
  onFollowed: () => void;
  /** The content below the links. */
  children: ReactNode;
}

export function Navigation({ base, isTeam, newNotifications, onFollowed, children }: Props) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const follow = (event: CustomEvent<SideNavigationProps.FollowDetail>): void => {
    event.preventDefault();
    void navigate(event.detail.href.slice(base.length));
    onFollowed();
  };
  const items = [
    ...links,
    ...(newNotifications === undefined ? [] : [notificationsLink(newNotifications)]),
    ...(isTeam ? [adminLink] : []),
  ];
  return (
    <div className="navigation">
      <SideNavigation
        header={{
          href: base + homePath,
          text: product.name,
          logo: { svg: <Mark />, alt: messages.nameLogo(product.name) },
        }}
        activeHref={base + activeHref(pathname)}
        items={items.map((link) => ({ ...link, href: base + link.href }))}
        onFollow={follow}
      />
      {children}
    </div>
  );
}

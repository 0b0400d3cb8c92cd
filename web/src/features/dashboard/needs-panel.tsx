import Icon from '@cloudscape-design/components/icon';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import * as messages from '#messages/dashboard';
import type { Dashboard } from './coming-week.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { needsOf } from './needs.ts';
import { Panel } from './panel.tsx';

/** Tasks that only a person can do, each with a link to its screen. */
export function NeedsPanel({ data }: { data: Dashboard }) {
  const [openedAt] = useState(() => new Date());
  const needs = needsOf(data, openedAt);
  return (
    <Panel wide title={messages.whatNeedsYou}>
      {needs.length === 0 ? (
        <StatusIndicator type="success">{messages.nothingNeedsYouRightNow}</StatusIndicator>
      ) : (
        <ul className="needs">
          {needs.map(({ text, detail, href }) => (
            <li key={text}>
              <Icon name="angle-right" />
              <GoLink href={href}>{text}</GoLink>
              <span className="muted">{detail}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

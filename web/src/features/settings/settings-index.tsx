import { useSyncExternalStore } from 'react';
import * as messages from '#messages/settings';
import { groups, type SettingsGroup } from './groups.ts';

/** A group counts as the current one once its top is this close to the upper edge of the window. */
const readFromPx = 160;

/** The last group whose top has been scrolled past; its id changes during scrolling. */
function readGroup(): string {
  const begun = groups.filter(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= readFromPx;
  });
  return (begun.at(-1) ?? groups[0]).id;
}

function onScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  addEventListener('resize', listener, { passive: true });
  return () => {
    removeEventListener('scroll', listener);
    removeEventListener('resize', listener);
  };
}

const Entry = ({ group: { id, title, cards }, isRead }: { group: SettingsGroup; isRead: boolean }) => (
  <li>
    <a href={`#${id}`} aria-current={isRead ? 'location' : undefined}>
      {title}
    </a>
    <ul>
      {cards.map(([anchor, name]) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{name}</a>
        </li>
      ))}
    </ul>
  </li>
);

/** The list of all groups of settings, beside the page, or above it on a phone. */
export function SettingsIndex() {
  const read = useSyncExternalStore(onScroll, readGroup);
  return (
    <nav className="settings-index" aria-label={messages.settings}>
      <ul>
        {groups.map((group) => (
          <Entry key={group.id} group={group} isRead={group.id === read} />
        ))}
      </ul>
    </nav>
  );
}

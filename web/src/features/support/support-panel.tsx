import Button from '@cloudscape-design/components/button';
import Tabs from '@cloudscape-design/components/tabs';
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import * as messages from '#messages/support';
import { useStudio } from '../../app/use-studio.ts';
import { ChatTab } from './chat-tab.tsx';
import { changePanel, panel, showTicket, type PanelTab } from './panel-state.ts';
import './support.css';
import { TicketDialog } from './ticket-dialog.tsx';
import { TicketList } from './ticket-list.tsx';
import { TicketThread } from './ticket-thread.tsx';
import { resetChat } from './use-chat.ts';

const minimise = (): void => changePanel({ open: false });

/** Closing discards the conversation; minimising keeps it. */
function closeAndReset(): void {
  resetChat();
  panel.set({ open: false, tab: 'chat', ticketId: null });
}

const Head = () => (
  <header className="support-head">
    <h2 id="support-title">{messages.support}</h2>
    <span>
      <Button variant="icon" iconName="angle-down" ariaLabel={messages.minimizeSupport} onClick={minimise} />
      <Button
        variant="icon"
        iconName="close"
        ariaLabel={messages.closeAndResetChat}
        onClick={closeAndReset}
      />
    </span>
  </header>
);

/** The panel gets the focus when it opens. Escape minimises it, unless an element on top of it handles the key. */
function useMinimising(covered: boolean) {
  const frame = useRef<HTMLDialogElement>(null);
  useEffect(() => frame.current?.focus(), []);
  useEffect(() => {
    const shown = frame.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !covered) minimise();
    };
    shown?.addEventListener('keydown', onKeyDown);
    return () => shown?.removeEventListener('keydown', onKeyDown);
  }, [covered]);
  return frame;
}

/** Keeps the panel within the visible part of a phone's window, which the on-screen keyboard makes smaller. */
function useSeenWindow(frame: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return undefined;
    const fit = (): void => {
      frame.current?.style.setProperty('--seen-start', `${seen.offsetTop}px`);
      frame.current?.style.setProperty('--seen-size', `${seen.height}px`);
    };
    fit();
    seen.addEventListener('resize', fit);
    seen.addEventListener('scroll', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
    };
  }, [frame]);
}

/** The support panel: a dialog beside the page, which remains usable. */
export default function SupportPanel() {
  const { tab, ticketId } = useSyncExternalStore(panel.subscribe, panel.get);
  const [writing, setWriting] = useState(false);
  const { data: studio } = useStudio();
  const frame = useMinimising(writing);
  useSeenWindow(frame);
  const timezone = studio?.timezone ?? 'UTC';
  const write = (): void => setWriting(true);
  const tickets =
    ticketId === null ? (
      <TicketList timezone={timezone} onOpen={(opened) => changePanel({ ticketId: opened })} onNew={write} />
    ) : (
      <TicketThread
        key={ticketId}
        ticketId={ticketId}
        timezone={timezone}
        onBack={() => changePanel({ ticketId: null })}
      />
    );
  return (
    <>
      <dialog open ref={frame} className="support-panel" aria-labelledby="support-title" tabIndex={-1}>
        <Head />
        <Tabs
          ariaLabel={messages.support}
          activeTabId={tab}
          fitHeight
          disableContentPaddings
          onChange={({ detail }) => changePanel({ tab: detail.activeTabId as PanelTab })}
          tabs={[
            { id: 'chat', label: messages.aiChat, content: <ChatTab timezone={timezone} onTicket={write} /> },
            { id: 'tickets', label: messages.myTickets, content: tickets },
          ]}
        />
      </dialog>
      {writing && (
        <TicketDialog
          onClose={() => setWriting(false)}
          onOpened={(opened) => {
            setWriting(false);
            showTicket(opened);
          }}
        />
      )}
    </>
  );
}

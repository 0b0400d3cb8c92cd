import { createStore } from '../../ui/store.ts';

export type PanelTab = 'chat' | 'tickets';

/** The state of the panel. Its button can open it, as can messages about tickets. */
export interface PanelState {
  readonly open: boolean;
  readonly tab: PanelTab;
  /** The ticket whose thread is shown; null shows the list. */
  readonly ticketId: string | null;
}

export const panel = createStore<PanelState>({ open: false, tab: 'chat', ticketId: null });

export const changePanel = (part: Partial<PanelState>): void => panel.set({ ...panel.get(), ...part });

/** Opens a ticket's thread, for the button in a message about the ticket. */
export const showTicket = (ticketId: string): void => panel.set({ open: true, tab: 'tickets', ticketId });

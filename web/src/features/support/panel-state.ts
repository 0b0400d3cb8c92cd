import { createStore } from '../../ui/store.ts';

export type PanelTab = 'chat' | 'tickets';

/** The state of the panel, which its button and messages about tickets can open. */
export interface PanelState {
  readonly open: boolean;
  readonly tab: PanelTab;
  /** The ticket whose thread is shown; null stands for the list. */
  readonly ticketId: string | null;
}

export const panel = createStore<PanelState>({ open: false, tab: 'chat', ticketId: null });

export const changePanel = (part: Partial<PanelState>): void => panel.set({ ...panel.get(), ...part });

/** Opens a ticket's thread, as a message about it offers. */
export const showTicket = (ticketId: string): void => panel.set({ open: true, tab: 'tickets', ticketId });

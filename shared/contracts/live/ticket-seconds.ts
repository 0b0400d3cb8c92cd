/** A live connection's ticket can be used once, within this time. */
export const liveTicketSeconds = 60;

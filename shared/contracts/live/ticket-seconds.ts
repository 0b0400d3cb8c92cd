/** How long a live connection's ticket is valid, in seconds. It can be used once. */
export const liveTicketSeconds = 60;

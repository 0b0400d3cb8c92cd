/** A live connection's ticket is good this long, once. */
export const liveTicketSeconds = 60;

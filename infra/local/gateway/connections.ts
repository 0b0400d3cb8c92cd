import type { WebSocket } from 'ws';

export type Connection = {
  id: string;
  socket: WebSocket;
  connectedAt: Date;
  lastActiveAt: Date;
  userAgent: string;
};

/** The open WebSocket connections, by id. */
export type Connections = Map<string, Connection>;

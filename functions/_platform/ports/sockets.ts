/** Open live connections. */
export interface Sockets {
  /** Sends to one connection. Returns false if it is gone. */
  post(connectionId: string, message: unknown): Promise<boolean>;
  /** Closes one connection. It may be closed already. */
  close(connectionId: string): Promise<void>;
}

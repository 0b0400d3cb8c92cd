/** Open live connections. */
export interface Sockets {
  /** Sends to one connection; false when it is gone. */
  post(connectionId: string, message: unknown): Promise<boolean>;
  /** Closes one connection; one that is gone already is fine. */
  close(connectionId: string): Promise<void>;
}

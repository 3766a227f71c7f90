/** Host serves a folder, which can change, until it is stopped. */
export interface Host {
  address: string;
  /** How many bytes it has sent, by path. */
  sent: Map<string, number>;
  folder: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}
export function host(folder: string): Promise<Host>;

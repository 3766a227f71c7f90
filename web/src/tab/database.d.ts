/** The database of a tab. */
export interface Database {
  do(name: string, text: string): Promise<string>;
  hear(f: (id: string, last: number) => void): void;
  close(): Promise<void>;
}
export function open(name: string, of?: { indexedDB?: IDBFactory; Range?: typeof IDBKeyRange }): Database;

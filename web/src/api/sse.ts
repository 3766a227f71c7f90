/** Server-sent events as text: what one says, and how a stream of them is cut into pieces. */

/** Message is one event of a stream. */
export interface Message {
  /** The last id that the stream has named, "" before the first. */
  id: string;
  event: string;
  data: string;
}

/** Reader cuts a stream into messages. Feed it with the stream's text in pieces of any size. */
export class Reader {
  #rest = "";
  #id: string;
  #event = "";
  #data: string[] = [];

  /** A reader that goes on behind the event with the given id. */
  constructor(id = "") {
    this.#id = id;
  }

  /** push takes the next piece and returns the messages that it completes. */
  push(piece: string): Message[] {
    const lines = (this.#rest + piece).split(/\r\n|\n|\r(?!$)/);
    this.#rest = lines.pop() ?? "";
    const done: Message[] = [];
    for (const line of lines) {
      const message = this.#line(line);
      if (message) done.push(message);
    }
    return done;
  }

  /** #line takes one line; an empty one ends a message. */
  #line(line: string): Message | null {
    if (line === "") return this.#end();
    const colon = line.indexOf(":");
    if (colon === 0) return null; // a comment keeps the connection alive
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (name === "data") this.#data.push(value);
    else if (name === "event") this.#event = value;
    else if (name === "id") this.#id = value;
    return null;
  }

  /** #end hands out the message that has been read, if it has data. */
  #end(): Message | null {
    const message = { id: this.#id, event: this.#event || "message", data: this.#data.join("\n") };
    const empty = this.#data.length === 0;
    this.#event = "";
    this.#data = [];
    return empty ? null : message;
  }
}

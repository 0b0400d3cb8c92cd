import type { Document, State } from './class.ts';

/** Data that only one marketplace stores about a studio, by kind and number. */
export class Documents {
  readonly #state: State;
  readonly #save: () => void;

  constructor(state: State, save: () => void) {
    this.#state = state;
    this.#save = save;
  }

  list(studio: string, kind: string): readonly Document[] {
    return this.#state.documents.filter((one) => one.studio === studio && one.kind === kind);
  }

  get(studio: string, kind: string, id: number): Document['body'] | undefined {
    return this.list(studio, kind).find((one) => one.id === id)?.body;
  }

  put(document: Document): void {
    this.#state.documents = [...this.#others(document), document];
    this.#save();
  }

  remove(document: Omit<Document, 'body'>): void {
    this.#state.documents = this.#others(document);
    this.#save();
  }

  #others({ studio, kind, id }: Omit<Document, 'body'>): Document[] {
    return this.#state.documents.filter((one) => one.studio !== studio || one.kind !== kind || one.id !== id);
  }
}

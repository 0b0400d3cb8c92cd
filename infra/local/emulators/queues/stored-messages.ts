import type { Message } from './message.ts';

/** Messages by id, in order of arrival. Every change is reported. */
export class StoredMessages extends Map<string, Message> {
  readonly #onPut: (message: Message) => void;
  readonly #onGone: (id: string) => void;

  constructor(onPut: (message: Message) => void, onGone: (id: string) => void) {
    super();
    this.#onPut = onPut;
    this.#onGone = onGone;
  }

  /** Replaces a changed message without changing its position. */
  override set(id: string, message: Message): this {
    super.set(id, message);
    this.#onPut(message);
    return this;
  }

  override delete(id: string): boolean {
    const was = super.delete(id);
    if (was) this.#onGone(id);
    return was;
  }

  override clear(): void {
    for (const id of this.keys()) this.delete(id);
  }

  /** Restores a message from an earlier start without reporting it. */
  restore(message: Message): void {
    super.set(message.id, message);
  }

  forgetRestored(id: string): void {
    super.delete(id);
  }
}

/** The handler for each kind of message; none can be forgotten. `Given` is what a handler gets besides its message. */
export type ByKind<Message extends { readonly kind: string }, Given extends readonly unknown[]> = {
  readonly [Kind in Message['kind']]: (
    message: Extract<Message, { readonly kind: Kind }>,
    ...given: Given
  ) => Promise<void>;
};

/** Hands a message to the handler of its kind. */
export function handleByKind<Message extends { readonly kind: string }, Given extends readonly unknown[]>(
  handlers: ByKind<Message, Given>,
  message: Message,
  ...given: Given
): Promise<void> {
  const kind: Message['kind'] = message.kind;
  // The type guarantees that the handler of a kind accepts the messages of that kind; the compiler cannot follow
  // that here.
  const handle = handlers[kind] as (message: Message, ...given: Given) => Promise<void>;
  return handle(message, ...given);
}

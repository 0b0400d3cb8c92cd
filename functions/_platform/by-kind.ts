/**
 * The handlers for all kinds of message. A missing kind does not compile. `Given` lists the handlers' arguments after
 * the message.
 */
export type ByKind<Message extends { readonly kind: string }, Given extends readonly unknown[]> = {
  readonly [Kind in Message['kind']]: (
    message: Extract<Message, { readonly kind: Kind }>,
    ...given: Given
  ) => Promise<void>;
};

/** Passes a message to the handler for its kind. */
export function handleByKind<Message extends { readonly kind: string }, Given extends readonly unknown[]>(
  handlers: ByKind<Message, Given>,
  message: Message,
  ...given: Given
): Promise<void> {
  const kind: Message['kind'] = message.kind;
  // `ByKind` guarantees that a kind's handler accepts messages of that kind, but the compiler cannot infer it here.
  const handle = handlers[kind] as (message: Message, ...given: Given) => Promise<void>;
  return handle(message, ...given);
}

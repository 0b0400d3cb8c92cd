/** Nothing is wrong: a message cannot be worked off yet, and is to come again. */
export class ComesAgain extends Error {
  override readonly name: string = 'ComesAgain';
}

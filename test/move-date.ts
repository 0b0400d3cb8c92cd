/** Has the time go on so much later, or earlier, where it is called: here, or in a page. Nothing outside of it is there. */
export function moveDate(offsetMs: number): void {
  const machineDate = Date;
  const now = (): number => machineDate.now() + offsetMs;
  const moved = new Proxy(machineDate, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
    apply: () => new machineDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown)),
  });
  machineDate.prototype.constructor = moved;
  globalThis.Date = moved;
}

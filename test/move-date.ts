/** Shifts the clock of the calling process or page by this much. The function is self-contained. */
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

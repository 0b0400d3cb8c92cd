/**
 * Begins to keep the focus on the page with the first control that gets it; until then there is nothing to lose. So its
 * code does not delay what a person sees first. What happens to the focus until the code is there is made good then,
 * unless the person has pressed something else.
 */
export function startRetaining(): void {
  let latest: EventTarget | null = null;
  const record = ({ target }: Event): void => {
    latest = target;
  };
  const forget = (): void => {
    latest = null;
  };
  const load = async (): Promise<void> => {
    const { retainFocus } = await import('./retain-focus.ts');
    document.removeEventListener('focusin', record);
    document.removeEventListener('pointerdown', forget);
    retainFocus(latest);
  };
  const begin = (): void => {
    document.addEventListener('pointerdown', forget);
    // Without the code, the browser handles the focus as it does everywhere.
    load().catch(() => undefined);
  };
  document.addEventListener('focusin', record);
  document.addEventListener('focusin', begin, { once: true });
}

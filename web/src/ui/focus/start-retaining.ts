/**
 * Begins to keep the focus on the page with the first control that gets it; until then there is nothing to lose. So its
 * code does not delay what a person sees first.
 */
export function startRetaining(): void {
  const load = async (): Promise<void> => (await import('./retain-focus.ts')).retainFocus();
  // Without the code, the browser handles the focus as it does everywhere.
  const begin = (): void => void load().catch(() => undefined);
  document.addEventListener('focusin', begin, { once: true });
}

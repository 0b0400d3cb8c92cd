/** Where an element stood among its siblings when it was removed. */
export interface Gap {
  readonly previous: Node | null;
  readonly next: Node | null;
}

/** What can have the focus; charts are drawings. */
export type Focusable = HTMLElement | SVGElement;

export const isFocusable = (target: unknown): target is Focusable =>
  target instanceof HTMLElement || target instanceof SVGElement;

/** A control that had the focus, and what surrounded it. It stays known after the page has removed it. */
export interface FocusPlace {
  readonly control: Focusable;
  /** The control itself and its ancestors up to the layer, from the inside out. */
  readonly path: readonly Element[];
  readonly layer: Element;
  readonly name: string;
  readonly isByKeyboard: boolean;
  readonly gaps: Map<Node, Gap>;
}

/** The page's parts that a person goes to on purpose, and what lies over them and gives the focus back. */
const layers = 'main, nav, [role="dialog"], dialog, [role="menu"], [role="listbox"], .toasts';

/** The name of a control, by which it is recognised when it is drawn again. */
export const nameOfControl = (control: Element): string =>
  (control.getAttribute('aria-label') ?? control.textContent).trim();

/** Describes a control that has just got the focus. */
export function placeOf(control: Focusable): FocusPlace {
  const layer = control.closest(layers) ?? document.body;
  const path: Element[] = [];
  for (let at: Element | null = control; at && at !== document.body; at = at.parentElement) {
    path.push(at);
    if (at === layer) break;
  }
  const isByKeyboard = control.matches(':focus-visible');
  return { control, path, layer, name: nameOfControl(control), isByKeyboard, gaps: new Map() };
}

/** Whether an element is on the page and drawn. */
export const isShown = (element: Element): boolean =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true });

/** Whether an element can have the focus. */
export const isUsable = (element: Element): boolean =>
  isShown(element) && !element.matches(':disabled') && element.closest('[inert]') === null;

/** Records where the removed parts of a place stood. */
export function recordGaps({ path, gaps }: FocusPlace, changes: readonly MutationRecord[]): void {
  for (const { removedNodes, previousSibling, nextSibling } of changes)
    for (const node of removedNodes)
      if (path.some((part) => part === node))
        gaps.set(node, { previous: previousSibling, next: nextSibling });
}

import { isFocusable, isShown, isUsable, nameOfControl, type Focusable, type FocusPlace } from './place.ts';

/**
 * A part that gets the focus when the control that had it disappears from the same surroundings, for example the body
 * of a dialog whose steps replace each other.
 */
const starts = '[data-focus-start]';
const headings = 'h1, h2, h3, h4, h5, h6';
/** Text fields are left out: on a phone, the keyboard would cover the page. */
const controls =
  'button, a[href], summary, [role="button"], [role="tab"], input[type="checkbox"], input[type="radio"]';
/** The buttons that end a dialog or a form. Nobody should press them by accident. */
const endings = '.form-buttons, .dialog-buttons, .dialog-footer';
const namedParts = 'section, [role="region"], [role="dialog"], dialog, article, li, ul, form';

/** Cloudscape draws the navigation within `main`, but no content of the page is there. */
const within = (root: Element, selector: string): HTMLElement[] =>
  [
    ...(root instanceof HTMLElement && root.matches(selector) ? [root] : []),
    ...root.querySelectorAll<HTMLElement>(selector),
  ].filter((element) => element.closest('nav') === root.closest('nav'));

const isNamed = (part: Element): boolean =>
  part.matches(namedParts) && (part.hasAttribute('aria-label') || part.hasAttribute('aria-labelledby'));

const controlsIn = (root: Element): HTMLElement[] =>
  within(root, controls).filter((control) => isUsable(control) && control.closest(endings) === null);

/** Whether an element follows another or lies within it. */
const isAtOrAfter = (element: Element, mark: Element): boolean =>
  mark === element ||
  (mark.compareDocumentPosition(element) &
    (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !==
    0;

/** The nearest element at a node or beside it, in one direction. */
function elementAt(node: Node | null, step: 'nextSibling' | 'previousSibling'): HTMLElement | null {
  for (let at = node; at; at = at[step]) if (at instanceof HTMLElement && isShown(at)) return at;
  return null;
}

/** What is at a place within one of its ancestors that remained: what follows, what precedes, and what is new. */
function neighboursOf({ path, gaps }: FocusPlace, level: number) {
  const parent = path[level];
  const child = path[level - 1];
  if (!parent || !child) return { following: null, preceding: null, isNew: false };
  if (child.parentNode === parent)
    return {
      following: elementAt(child.nextSibling, 'nextSibling'),
      preceding: elementAt(child.previousSibling, 'previousSibling'),
      isNew: false,
    };
  const { previous = null, next = null } = gaps.get(child) ?? {};
  const isInOrder = previous?.parentNode === parent;
  const following = elementAt(isInOrder ? previous.nextSibling : parent.firstChild, 'nextSibling');
  const preceding = isInOrder ? elementAt(previous, 'previousSibling') : null;
  return { following, preceding, isNew: following !== null && following !== next };
}
type Neighbours = ReturnType<typeof neighboursOf>;

/** The control that is in a part where another was in its own part, for example in the same column of the next row. */
function controlAlike(place: FocusPlace, level: number, part: HTMLElement | null): HTMLElement | null {
  let at: Element | null | undefined = part;
  for (let depth = level - 1; depth > 0; depth -= 1) {
    const index = [...(place.path[depth]?.children ?? [])].indexOf(place.path[depth - 1] ?? place.control);
    at = at?.children[index];
  }
  const isAlike = at instanceof HTMLElement && at.tagName === place.control.tagName && isUsable(at);
  return isAlike && at instanceof HTMLElement && at.matches(controls) ? at : null;
}

/** Where new content begins. */
const beginningOf = (part: Element): HTMLElement | undefined =>
  [...within(part, starts), ...within(part, headings)].find(isShown) ?? controlsIn(part)[0];

/** The heading above a place, or the first one of its section. */
function headingOf(section: Element, { following }: Neighbours): HTMLElement | undefined {
  const shown = within(section, headings).filter(isShown);
  const above = following ? shown.filter((heading) => !isAtOrAfter(heading, following)) : shown;
  return above.at(-1) ?? shown[0];
}

function controlBeside(part: Element, { following }: Neighbours): HTMLElement | undefined {
  const usable = controlsIn(part);
  return (following && usable.find((control) => isAtOrAfter(control, following))) ?? usable.at(-1);
}

/** The control of the same name, of several the next. */
function drawnAgain({ control, name }: FocusPlace, part: Element, { following }: Neighbours) {
  const alike = within(part, control.tagName).filter(
    (one) => name !== '' && isUsable(one) && nameOfControl(one) === name,
  );
  return (following && alike.find((one) => isAtOrAfter(one, following))) ?? alike.at(-1);
}

/** Whether the control ended a dialog or one of its steps, so that it concerned the dialog as a whole. */
const endsDialog = ({ path, layer }: FocusPlace): boolean =>
  !layer.matches('body, main') && path.some((part) => part.matches(endings));

/** The target within one ancestor. */
function targetWithin(place: FocusPlace, level: number): Element | null | undefined {
  const part = place.path[level];
  if (!part || !isShown(part)) return null;
  const neighbours = neighboursOf(place, level);
  const again = drawnAgain(place, part, neighbours);
  if (again || (endsDialog(place) && part !== place.layer)) return again;
  const { following, preceding, isNew } = neighbours;
  return (
    controlAlike(place, level, following) ??
    (following && isNew ? beginningOf(following) : null) ??
    controlAlike(place, level, preceding) ??
    within(part, starts).find(isShown) ??
    (isNamed(part) ? part : headingOf(part, neighbours)) ??
    controlBeside(part, neighbours) ??
    (part.matches('main') ? part : null)
  );
}

/**
 * Where the focus belongs once the control that had it is gone: on the control that was drawn again, on the same control
 * of the neighbour, at the beginning of what replaced it, or at the beginning of the section in which it was. Null if
 * nothing around it remained.
 */
export function nextTarget(place: FocusPlace): Focusable | null {
  for (let level = 1; level < place.path.length; level += 1) {
    const target = targetWithin(place, level);
    if (isFocusable(target)) return target;
  }
  return null;
}

import { readCatalogue, type CatalogueEntry } from '../api/read-catalogue.ts';
import { isVisitor } from '../app/is-visitor.ts';
import { demoPath, homePath } from './paths.ts';

/** Fills a copy of the template with one entry. A logo that fails to load is replaced by its first letter. */
function fill(entry: Element, { name, logoUrl }: CatalogueEntry): void {
  const label = entry.querySelector('b');
  if (label) label.textContent = name;
  const logo = entry.querySelector('img');
  logo?.addEventListener('error', () => logo.replaceWith(Array.from(name).slice(0, 1).join('')));
  logo?.setAttribute('src', logoUrl);
}

async function showCatalogue(list: HTMLElement, template: HTMLTemplateElement): Promise<void> {
  const entries = await readCatalogue(list.dataset['from'] ?? '');
  for (const entry of entries) {
    const copy = template.content.firstElementChild?.cloneNode(true) as Element;
    fill(copy, entry);
    list.append(copy);
  }
  list.removeAttribute('aria-busy');
}

/** The link leads to the demo, because the root page would send a visitor straight back here. */
function goOn(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !isVisitor()) return;
  event.preventDefault();
  location.assign(demoPath);
}

const list = document.querySelector<HTMLElement>('#catalogue');
const template = document.querySelector<HTMLTemplateElement>('#catalogue-entry');
if (list && template) void showCatalogue(list, template);

for (const link of document.querySelectorAll<HTMLAnchorElement>(`main a[href="${homePath}"]`))
  link.addEventListener('click', goOn);

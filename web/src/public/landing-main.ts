import { readCatalogue, type CatalogueEntry } from '../api/read-catalogue.ts';

/** Writes one entry into a copy of the template; a logo that fails gives way to the first letter. */
function fill(entry: Element, { name, logoUrl }: CatalogueEntry): void {
  const label = entry.querySelector('b');
  if (label) label.textContent = name;
  const logo = entry.querySelector('img');
  logo?.addEventListener('error', () => logo.replaceWith(Array.from(name).slice(0, 1).join('')));
  logo?.setAttribute('src', logoUrl);
}

async function showCatalogue(list: HTMLElement, template: HTMLTemplateElement): Promise<void> {
  const entries = await readCatalogue(list.dataset['from'] ?? '');
  const { firstElementChild } = template.content;
  for (const entry of firstElementChild ? entries : []) {
    const copy = document.importNode(firstElementChild as Element, true);
    fill(copy, entry);
    list.append(copy);
  }
  list.removeAttribute('aria-busy');
}

const list = document.querySelector<HTMLElement>('#catalogue');
const template = document.querySelector<HTMLTemplateElement>('#catalogue-entry');
if (list && template) void showCatalogue(list, template);

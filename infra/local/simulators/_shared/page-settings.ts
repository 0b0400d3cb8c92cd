import { escapeHtml } from './escape-html.ts';
import { actButton } from './page-button.ts';
import type { Desk } from './parts.ts';
import type { Store } from './store.ts';

const idOf = (index: number, name: string): string => `settings-${index}-${name}`;

/** The settings of every studio's account. */
export function settingsFields(store: Store, { settings }: Desk): string {
  if (settings === undefined || store.studios().length === 0) return '';
  const rows = store.studios().map(({ username, name }, index) => {
    const values = settings.read(username);
    const fields = settings.fields.map((field) => {
      const id = idOf(index, field.name);
      const label = `${field.label}, ${name}`;
      return `<label for="${id}">${escapeHtml(label)}</label>
<input form="act" type="${field.type}" id="${id}" name="${id}" value="${escapeHtml(values[field.name] ?? '')}" maxlength="500" autocomplete="off">`;
    });
    const save = actButton(`settings:${index}`, 'Set', `${settings.title} of ${name}`);
    return `<div class="settings">${fields.join('')}<p>${save}</p></div>`;
  });
  return `<section aria-labelledby="settings"><h2 id="settings">${settings.title}</h2>${rows.join('')}</section>`;
}

/** Saves the settings of one studio's account. */
export function saveSettings(index: number, form: URLSearchParams, { settings }: Desk, store: Store): string {
  const studio = store.studios()[index];
  if (studio === undefined || settings === undefined) return 'Nothing was done.';
  const values = settings.fields.map(({ name }) => [name, (form.get(idOf(index, name)) ?? '').trim()]);
  return settings.save(studio.username, Object.fromEntries(values));
}

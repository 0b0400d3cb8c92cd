import { reloadPath } from '../../documents.ts';

/** In development: reloads the page when it was rebuilt. */
export function reloadOnChange(): void {
  new EventSource(reloadPath).addEventListener('message', () => location.reload());
}

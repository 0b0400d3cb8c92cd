import { reloadPath } from '../../documents.ts';

/** In development: reloads the page when the app has been rebuilt. */
export function reloadOnChange(): void {
  new EventSource(reloadPath).addEventListener('message', () => location.reload());
}

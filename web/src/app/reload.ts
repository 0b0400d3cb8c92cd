import { reloadPath } from '../../documents.ts';

/** In development: loads the page anew when it was built anew. */
export function reloadOnChange(): void {
  new EventSource(reloadPath).addEventListener('message', () => location.reload());
}

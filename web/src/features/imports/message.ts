/** A message about an import, shown in a dialog or over the page. */
export interface Message {
  type: 'success' | 'info' | 'warning' | 'error';
  header: string;
  content: string;
}

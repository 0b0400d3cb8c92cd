/**
 * Makes the browser fetch a script or a style sheet that will be needed. A style sheet is only fetched; the page's
 * loader inserts it and waits for it.
 */
export function preloadFile(href: string): void {
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) {
    link.as = 'style';
    // The page's loader requests style sheets in this CORS mode. A preload in another mode is not used, and the file is
    // fetched twice.
    link.crossOrigin = 'anonymous';
  }
  link.href = href;
  document.head.append(link);
}

const settled = async (link: HTMLLinkElement): Promise<void> => {
  if (link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
};

/**
 * Waits for the document's style sheets, which the boot script adds so that they do not delay the first paint. It does
 * not wait for one that fails to load, because an app without styles is better than none.
 */
export const styled = async (): Promise<void> => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.map(settled));
};

const settled = async (link: HTMLLinkElement): Promise<void> => {
  if (link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
};

/**
 * Waits for the document's style sheets: the boot script adds them so that the first paint does not wait for them.
 * One that fails to load is not waited for, as an app without its looks is better than none.
 */
export const styled = async (): Promise<void> => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.map(settled));
};

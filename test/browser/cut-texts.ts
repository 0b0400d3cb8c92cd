import type { Page } from 'playwright-core';

/**
 * The texts of a page that cannot be read completely: texts that their box cuts off, texts that overflow their box, and
 * the page itself if it is wider than the window. Text that can be scrolled into view does not count.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const slack = 1;
    const found = new Set<string>();
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > slack) found.add(`the page runs ${over} px over its side`);
    const range = document.createRange();
    const cuts = (value: string): boolean => value === 'hidden' || value === 'clip';
    /** True if an element is for screen readers only: it is one pixel wide. */
    const isForScreenReader = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 || height <= 1 || getComputedStyle(element).clipPath === 'inset(50%)';
    };
    const textOf = (text: Text): string => text.data.trim().slice(0, 60);
    const check = (text: Text): void => {
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      // Text that is only for screen readers may be far outside the page.
      if (lines.every(({ right, bottom }) => right < 0 || bottom < 0)) return;
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (isForScreenReader(box) || style.visibility === 'hidden' || style.opacity === '0') return;
        if (/auto|scroll/.test(style.overflowX) || style.position === 'fixed') return;
        const edge = box.getBoundingClientRect();
        const beside = lines.some(
          ({ left, right }) => right > edge.right + slack || left < edge.left - slack,
        );
        const below = lines.some(({ bottom }) => bottom > edge.bottom + 2);
        if (cuts(style.overflowX) && beside)
          found.add(`cut beside: ${textOf(text)} in ${box.className || box.tagName}`);
        if (cuts(style.overflowY) && below && !/auto|scroll/.test(style.overflowY))
          found.add(`cut below: ${textOf(text)} in ${box.className || box.tagName}`);
        const isBox = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.borderLeftWidth !== '0px';
        if (isBox && style.display !== 'inline' && beside)
          found.add(
            `out of its box: ${textOf(text)} in ${box.className || box.parentElement?.className || box.tagName}`,
          );
      }
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.data.trim() !== '' && !text.parentElement?.closest('script,style,noscript,svg')) check(text);
    }
    const pen = document.createElement('canvas').getContext('2d')!;
    for (const input of document.querySelectorAll('input')) {
      const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(input);
      pen.font = `${fontSize} ${fontFamily}`;
      const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (
        input.value === '' &&
        input.clientWidth > 0 &&
        pen.measureText(input.placeholder).width > room + slack
      )
        found.add(`placeholder cut: ${input.placeholder}`);
    }
    return [...found];
  });

import { useEffect } from 'react';
import { product } from '#shared/product.ts';

/** Sets the title of the browser tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${product.name}`;
  }, [title]);
}

import { product } from '#shared/product.ts';

/** The day both texts took effect. */
export const effective = '21 November 2026';

export const Mail = () => <a href={`mailto:${product.email}`}>{product.email}</a>;

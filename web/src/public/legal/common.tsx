import { product } from '#shared/product.ts';

export const Mail = () => <a href={`mailto:${product.email}`}>{product.email}</a>;

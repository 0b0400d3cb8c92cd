import { withStudio, withSystem } from '#functions/_data/table/keys.ts';

/** Opens the table for one studio alone: for jobs, whose messages name the studio. HTTP operations open it by the token. */
export const inStudio = withStudio;

/** Opens the table for what stands across studios alone. */
export const acrossStudios = withSystem;

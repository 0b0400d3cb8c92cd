// The synthesized app, as the twin reads it.
export type { LocalFunction } from './functions.ts';
export { readAssembly } from './read-assembly.ts';

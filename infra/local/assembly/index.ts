// The entry point for reading the synthesized app.
export type { LocalFunction } from './functions.ts';
export { readAssembly } from './read-assembly.ts';

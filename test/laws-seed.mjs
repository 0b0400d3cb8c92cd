import { configureGlobal } from 'fast-check';

/** What holds for one state of the product holds for it again: laws draw their examples from one seed. */
const seedDefault = '20261122';
const seed = process.env['LAWS_SEED'] ?? seedDefault;
configureGlobal(seed === 'random' ? {} : { seed: Number(seed) });

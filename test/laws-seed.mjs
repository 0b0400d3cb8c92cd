import { configureGlobal } from 'fast-check';

/** The seed of the laws' examples. It is fixed, so that the same state of the product always gives the same result. */
const seedDefault = '20261122';
const seed = process.env['LAWS_SEED'] ?? seedDefault;
configureGlobal(seed === 'random' ? {} : { seed: Number(seed) });

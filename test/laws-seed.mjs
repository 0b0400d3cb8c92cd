import { configureGlobal } from 'fast-check';

/** The seed from which laws draw their examples, so that the same state of the product always gives the same result. */
const seedDefault = '20261122';
const seed = process.env['LAWS_SEED'] ?? seedDefault;
configureGlobal(seed === 'random' ? {} : { seed: Number(seed) });

import type { Tables } from './table.ts';
import type { DimensionsOf, Measured, MetricName } from '../common/metrics.ts';

/** The current time. No other clock is used. */
export interface Clock {
  now(): Date;
}

/** New ids: ULIDs, in order of creation. */
export interface Ids {
  next(): string;
}

/** Cryptographically random bytes. */
export interface RandomBytes {
  bytes(count: number): Uint8Array;
}

/** Structured log lines with values, which must not contain secrets. */
export interface Logger {
  info(message: string, values?: Record<string, unknown>): void;
  warn(message: string, values?: Record<string, unknown>): void;
  error(message: string, values?: Record<string, unknown>): void;
  /** A log line with metrics: the measured values, and the fields for their dimensions. */
  measure<N extends MetricName>(
    message: string,
    measured: Measured<N>,
    values: DimensionsOf<N> & Record<string, unknown>,
    /** `info` by default. */
    level?: 'info' | 'warn',
  ): void;
}

/** The side effects that every handler has. */
export interface Base {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: RandomBytes;
  readonly logger: Logger;
}

/** The additional side effects of handlers that use the table. */
export interface TableDeps {
  readonly table: Tables;
}

/** Factories of side effects by name. Each side effect is created once, at cold start, by its adapter. */
export type Factories = Readonly<Record<string, () => unknown>>;

/** The side effects of a handler: the base, and those created by its factories. */
export type DepsOf<F extends Factories> = Base & { readonly [K in keyof F]: ReturnType<F[K]> };

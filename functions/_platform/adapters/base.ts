import { randomBytes } from 'node:crypto';
import { Logger as PowertoolsLogger } from '@aws-lambda-powertools/logger';
import { monotonicFactory } from 'ulid';
import { currentContext } from '../context.ts';
import type { Base, Logger } from '../ports/base.ts';

const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
const clock = { now: () => new Date() };
const share = () => randomBytes(1).readUInt8() / 256;
const nextUlid = monotonicFactory(share);

const powertools = new PowertoolsLogger();

const levels = { info: 12, warn: 16, error: 20 } as const;

/** A line that is not wanted is not put together either. */
const writer =
  (level: keyof typeof levels): Logger['info'] =>
  (message, values) => {
    if (powertools.level <= levels[level]) powertools[level](message, { ...currentContext().log, ...values });
  };

export const base: Base = {
  clock,
  random,
  ids: { next: () => nextUlid(clock.now().getTime()) },
  logger: { info: writer('info'), warn: writer('warn'), error: writer('error') },
};

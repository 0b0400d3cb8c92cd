import { randomBytes } from 'node:crypto';
import { Logger as PowertoolsLogger } from '@aws-lambda-powertools/logger';
import { monotonicFactory } from 'ulid';
import type { Base } from '../ports/base.ts';

const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
const clock = { now: () => new Date() };
const share = () => randomBytes(1).readUInt8() / 256;
const nextUlid = monotonicFactory(share);

export const powertools = new PowertoolsLogger();

export const base: Base = {
  clock,
  random,
  ids: { next: () => nextUlid(clock.now().getTime()) },
  logger: {
    info: (message, values = {}) => powertools.info(message, values),
    warn: (message, values = {}) => powertools.warn(message, values),
    error: (message, values = {}) => powertools.error(message, values),
  },
};

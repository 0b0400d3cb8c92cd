import { randomBytes } from 'node:crypto';
import { Logger as PowertoolsLogger } from '@aws-lambda-powertools/logger';
import { monotonicFactory } from 'ulid';
import { currentContext } from '../context.ts';
import type { Base } from '../ports/base.ts';

const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
const clock = { now: () => new Date() };
const share = () => randomBytes(1).readUInt8() / 256;
const nextUlid = monotonicFactory(share);

const powertools = new PowertoolsLogger();

export const base: Base = {
  clock,
  random,
  ids: { next: () => nextUlid(clock.now().getTime()) },
  logger: {
    info: (message, values) => powertools.info(message, { ...currentContext().log, ...values }),
    warn: (message, values) => powertools.warn(message, { ...currentContext().log, ...values }),
    error: (message, values) => powertools.error(message, { ...currentContext().log, ...values }),
  },
};

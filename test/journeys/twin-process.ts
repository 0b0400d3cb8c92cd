// A twin in a process of its own, with its data in a folder, so that it can be killed like a machine that crashes.
import process from 'node:process';
import { createLocal } from '#infra/local/index.ts';
import { aStudioIn } from './scene.ts';

const [, , dir = '', clock = ''] = process.argv;
process.env['TZ'] = 'UTC';

const local = await createLocal({ dir, clock: new Date(clock) });
const { token } = await aStudioIn(local, 'owner@alameda.test');
process.send?.({ url: local.url, token });

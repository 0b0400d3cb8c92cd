import { text } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** The text of a file that a page gave to be saved. It lies where the browser runs, which need not be here. */
export const textOf = async (download: Download): Promise<string> => text(await download.createReadStream());

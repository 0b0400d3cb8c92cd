import { text } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/**
 * The text of a file that a page offered for download. It is stored where the browser runs, which may be another
 * machine.
 */
export const textOf = async (download: Download): Promise<string> => text(await download.createReadStream());

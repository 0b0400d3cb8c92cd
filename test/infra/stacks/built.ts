import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleNameOf } from '#infra/constructs/product-function.ts';
import { jobIds } from '#infra/functions.generated.ts';
import { registry } from '#shared/contracts/registry.ts';

export const functionIds = [...registry.map(({ id }) => id), ...jobIds];

/** A folder with a bundle for each function and a web app. A template contains only their digests. */
export const createBuilt = () => {
  const dir = mkdtempSync(join(tmpdir(), 'stacks-'));
  const write = (file: string, text: string) => {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  for (const id of functionIds)
    write(`functions/${bundleNameOf(id)}/index.mjs`, `export const handler = () => '${id}';`);
  write('web/app.html', '<!doctype html>');
  write('web-compressed/assets/app-1.js.br', '');
  return {
    dir,
    functionsDir: join(dir, 'functions'),
    webDir: join(dir, 'web'),
    compressedDir: join(dir, 'web-compressed'),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
};

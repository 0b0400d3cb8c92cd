import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { compressWeb } from '#infra/tools/compress-web.ts';

describe('compressing the web app', () => {
  const dir = mkdtempSync(join(tmpdir(), 'compress-'));
  const [web, compressed] = [join(dir, 'web'), join(dir, 'web-compressed')];
  const script = 'export const words = "the same words again and again";\n'.repeat(50);
  beforeAll(() => mkdirSync(join(web, 'assets'), { recursive: true }));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  const files = (): string[] => readdirSync(join(compressed, 'assets')).sort();

  it('compresses scripts and style sheets, and nothing else', async () => {
    for (const name of ['app-1.js', 'app-1.css', 'open-sans-1.woff2', 'overview-1.json'])
      writeFileSync(join(web, 'assets', name), script);
    writeFileSync(join(web, 'push-worker.js'), script);
    await compressWeb(web, compressed);
    expect(files()).toEqual(['app-1.css.br', 'app-1.js.br']);
    const content = readFileSync(join(compressed, 'assets/app-1.js.br'));
    expect(content.length).toBeLessThan(script.length / 10);
    expect(brotliDecompressSync(content).toString()).toBe(script);
  });

  it('keeps what is compressed, and removes what is no longer built', async () => {
    const before = statSync(join(compressed, 'assets/app-1.css.br')).mtimeMs;
    rmSync(join(web, 'assets/app-1.js'));
    writeFileSync(join(web, 'assets/app-2.js'), script);
    await compressWeb(web, compressed);
    expect(files()).toEqual(['app-1.css.br', 'app-2.js.br']);
    expect(statSync(join(compressed, 'assets/app-1.css.br')).mtimeMs).toBe(before);
  });
});

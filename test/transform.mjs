import { createHash } from 'node:crypto';
import { transformSync, version } from 'esbuild';

const options = (file) => ({
  loader: file.endsWith('x') ? 'tsx' : 'ts',
  format: 'esm',
  target: 'node24',
  jsx: 'automatic',
  sourcemap: 'inline',
  sourcefile: file,
});

export default {
  process: (source, file) => ({ code: transformSync(source, options(file)).code }),
  getCacheKey: (source, file) => createHash('sha1').update(version).update(file).update(source).digest('hex'),
};

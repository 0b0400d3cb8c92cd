// Plain JavaScript on purpose: npm runs it after an installation, with whichever Node.js is there. It removes what
// nobody loads here. A file that somebody needs after all is reported as missing, by a build or by a test.
import { readdirSync, readFileSync, rmSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const modules = join(root, 'node_modules');

/** Folders of single packages: second copies of their code for other loaders. */
const foldersOf = {
  // For programs that load it by `require`.
  astronomia: ['lib'],
  'date-holidays': ['dist', 'lib'],
  stripe: ['cjs'],
  // For a style of programming that only its own importers use.
  'date-fns': ['fp', 'esm/fp'],
  moment: ['dist', 'min', 'src'],
  // What would translate the CDK into other languages.
  'aws-cdk-lib': ['rosetta'],
  // Sources, from which it would be built where no built one fits.
  'classic-level': ['deps'],
};

// A third of the packages with Node.js is its headers and manuals, which only builds of native add-ons would need.
const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
for (const name of Object.keys(optionalDependencies)) foldersOf[name] = ['include', 'share'];

for (const [name, folders] of Object.entries(foldersOf))
  for (const folder of folders) rmSync(join(modules, name, folder), { recursive: true, force: true });

const unloaded = [
  // Source maps, and the sources that they name. Declarations are needed, also `module.d.css.ts`.
  /\.map$/,
  /(?<!\.d(\.[^.]+)?)\.[cm]?tsx?$/,
  // Types for another checker.
  /\.js\.flow$/,
  // What translates the CDK into other languages.
  /^\.jsii/,
  // Manuals, but no licences.
  /^(?!.*(licen[cs]e|notice|copying|authors|third)).*\.(md|markdown)$/i,
];

/** Declarations for TypeScript before 4.5, beside those of the AWS SDK. */
const olderTypes = 'ts3.4';

function trim(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name === olderTypes) rmSync(path, { recursive: true });
    else if (entry.isDirectory()) trim(path);
    else if (unloaded.some((pattern) => pattern.test(entry.name))) unlinkSync(path);
  }
}
trim(modules);

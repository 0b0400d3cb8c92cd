import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import mjml2html from 'mjml';

const source = 'functions/notifications/layout.mjml';
export const generated = 'functions/notifications/layout.generated.ts';

/** The module that has the layout of e-mails as HTML that mail programs show alike. @throws where the layout is not well-formed */
export async function layoutModule(): Promise<string> {
  const { html, errors } = await mjml2html(await readFile(source, 'utf8'), {
    validationLevel: 'strict',
    keepComments: true,
    // No font is fetched from anywhere.
    fonts: {},
  });
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  const lines = html
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
  const text = lines.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  return `// Made of layout.mjml by \`npm run mail:layout\`.\nexport const layout = \`${text}\`;\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(generated, await layoutModule());
  process.stdout.write(`${generated} written\n`);
}

import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import mjml2html from 'mjml';

/** The capabilities that lay out e-mails, with the names by which their modules export the layout. */
const exportedAs = { access: 'codeLayout', notifications: 'layout' } as const;
type WithLayout = keyof typeof exportedAs;
export const withLayout = Object.keys(exportedAs) as WithLayout[];

export const generatedOf = (capability: WithLayout): string => `functions/${capability}/layout.generated.ts`;

/**
 * The module that holds a capability's layout of e-mails as HTML that mail programs show alike.
 *
 * @throws where the layout is not well-formed
 */
export async function layoutModule(capability: WithLayout): Promise<string> {
  const { html, errors } = await mjml2html(await readFile(`functions/${capability}/layout.mjml`, 'utf8'), {
    validationLevel: 'strict',
    keepComments: true,
    // No font is downloaded.
    fonts: {},
  });
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  const lines = html
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
  const text = lines.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  return `// Generated from layout.mjml by \`npm run mail:layout\`.\nexport const ${exportedAs[capability]} = \`${text}\`;\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const capability of withLayout) {
    await writeFile(generatedOf(capability), await layoutModule(capability));
    process.stdout.write(`${generatedOf(capability)} written\n`);
  }
}

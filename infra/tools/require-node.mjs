// Plain JavaScript on purpose: it must run, and explain, on a Node.js too old for the rest.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const runsTypeScript = major > 23 || (major === 22 && minor >= 18) || (major === 23 && minor >= 6);
if (!runsTypeScript) {
  console.error(
    [
      `Cupo needs Node.js 24 here, and found ${process.versions.node}.`,
      'On Linux, Windows and Intel macOS "npm ci" brings Node.js 24 along as an optional package:',
      'run "npm ci" again without --omit=optional. On other systems install Node.js 24 from https://nodejs.org.',
    ].join('\n'),
  );
  process.exit(1);
}

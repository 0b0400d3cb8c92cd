const keptMs = 10_000;

/** Lets the browser save a text as a file. */
export function saveFile(fileName: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), keptMs);
}

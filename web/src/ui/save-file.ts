const releaseAfterMs = 10_000;

/** Saves a text as a file through the browser. */
export function saveFile(fileName: string, text: string, type = 'text/csv'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), releaseAfterMs);
}

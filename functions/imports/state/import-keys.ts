/** What all objects of a studio's imports begin with. */
export const uploadsPrefix = (studioId: string): string => `t/${studioId}/imports/`;

interface Named {
  readonly studioId: string;
  readonly importId: string;
}

const folderOf = ({ studioId, importId }: Named): string => `${uploadsPrefix(studioId)}${importId}/`;

/** The file as it was sent. */
export const fileKey = (of: Named): string => `${folderOf(of)}file.csv`;

/** The rows that were refused, and why. */
export const rejectedKey = (of: Named): string => `${folderOf(of)}rejected.csv`;

/** Some of the file's rows as they are to be kept, in the order of their days. */
export const runKey = (of: Named, run: number): string => `${folderOf(of)}run-${run}.jsonl`;

/** Which parts of which runs make up each chunk. */
export const manifestKey = (of: Named): string => `${folderOf(of)}chunks.json`;

/** The plan by which the file is to be checked before it is confirmed. */
export const previewPlanKey = (of: Named): string => `${folderOf(of)}preview-plan.json`;

/** What that check found. */
export const previewKey = (of: Named): string => `${folderOf(of)}preview.json`;

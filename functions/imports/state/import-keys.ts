/** The prefix of all objects of a studio's imports. */
export const uploadsPrefix = (studioId: string): string => `t/${studioId}/imports/`;

interface Named {
  readonly studioId: string;
  readonly importId: string;
}

const folderOf = ({ studioId, importId }: Named): string => `${uploadsPrefix(studioId)}${importId}/`;

/** The uploaded file, unchanged. */
export const fileKey = (named: Named): string => `${folderOf(named)}file.csv`;

/** The rows that were refused, and why. */
export const rejectedKey = (named: Named): string => `${folderOf(named)}rejected.csv`;

/** Some of the file's rows in their stored form, ordered by day. */
export const runKey = (named: Named, run: number): string => `${folderOf(named)}run-${run}.jsonl`;

/** The parts of runs that make up each chunk. */
export const manifestKey = (named: Named): string => `${folderOf(named)}chunks.json`;

/** The plan by which the file is checked before it is confirmed. */
export const previewPlanKey = (named: Named): string => `${folderOf(named)}preview-plan.json`;

/** The key of that check's result. */
export const previewKey = (named: Named): string => `${folderOf(named)}preview.json`;

/** The prefix of all objects that belong to a studio's imports. */
export const uploadsPrefix = (studioId: string): string => `t/${studioId}/imports/`;

interface Named {
  readonly studioId: string;
  readonly importId: string;
}

const folderOf = ({ studioId, importId }: Named): string => `${uploadsPrefix(studioId)}${importId}/`;

/** The uploaded file, unchanged. */
export const fileKey = (named: Named): string => `${folderOf(named)}file.csv`;

/** The refused rows with the reasons. */
export const rejectedKey = (named: Named): string => `${folderOf(named)}rejected.csv`;

/** Some of the file's rows in their stored form, sorted by day. */
export const runKey = (named: Named, run: number): string => `${folderOf(named)}run-${run}.jsonl`;

/** The parts of runs that make up each chunk. */
export const manifestKey = (named: Named): string => `${folderOf(named)}chunks.json`;

/** The plan used to check the file before it is confirmed. */
export const previewPlanKey = (named: Named): string => `${folderOf(named)}preview-plan.json`;

/** The result of the check before confirmation. */
export const previewKey = (named: Named): string => `${folderOf(named)}preview.json`;

/** Where the file of a logo waits until it was looked into. */
export const uploadedKey = (studioId: string, logoId: string): string => `t/${studioId}/logos/${logoId}`;

/** Where a logo of all studios is served, as its key and as the path of its address. */
export const sharedKey = (name: string): string => `logos/shared/${name}`;

/** Where a studio's own logo is served. */
export const ownKey = (studioId: string, name: string): string => `logos/studios/${studioId}/${name}`;

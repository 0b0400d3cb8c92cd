/** The key of an uploaded logo that has not been checked yet. */
export const uploadedKey = (studioId: string, logoId: string): string => `t/${studioId}/logos/${logoId}`;

/** The key of a logo that all studios share, which is also the path of its address. */
export const sharedKey = (name: string): string => `logos/shared/${name}`;

/** The key of a studio's own logo. */
export const ownKey = (studioId: string, name: string): string => `logos/studios/${studioId}/${name}`;

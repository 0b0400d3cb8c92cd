/** The pushes of a class that no marketplace was ever sent a number of, and whose own numbers nobody has read. */
export const neverSent = { pushVersions: {}, confirmed: {}, mayShow: {} };

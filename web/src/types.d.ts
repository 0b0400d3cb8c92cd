declare module '*.css';
/** The address of an image for the public documents. */
declare module '*.webp' {
  const address: string;
  export default address;
}
/** True in development builds. */
declare const CUPO_DEV: boolean;

/** An image as a data URL. */
declare module '*.svg?inline' {
  const address: string;
  export default address;
}

declare module '*.css';
/** The address of a picture of the public documents. */
declare module '*.webp' {
  const address: string;
  export default address;
}
/** True in builds for development. */
declare const CUPO_DEV: boolean;

/** A picture as an address that holds the picture itself. */
declare module '*.svg?inline' {
  const address: string;
  export default address;
}

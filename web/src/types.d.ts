declare module '*.css';
/** True in builds for development. */
declare const CUPO_DEV: boolean;

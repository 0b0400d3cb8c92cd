/** The address at which a browser accepts messages, and the keys that they are encrypted for (RFC 8291). */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The content of a browser notification: text, and the path of our app that a click opens. */
export interface PushNotice {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** A browser shows only the latest notification with a tag. */
  readonly tag: string;
}

/** `gone`: the browser no longer accepts messages, and never will; `failed`: this attempt failed. */
export type Pushed = 'taken' | 'gone' | 'failed';

/** The push services that reach browsers. */
export interface PushServices {
  /** The key by which a browser recognises us, in the Push API's form. */
  publicKey(): Promise<string>;
  push(target: PushTarget, notice: PushNotice): Promise<Pushed>;
}

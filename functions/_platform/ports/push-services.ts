/** The address at which a browser accepts messages, and the keys for encrypting them (RFC 8291). */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The content of a browser notification: the text, and the path in our app that a click opens. */
export interface PushNotice {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** The notification's tag. A browser shows only the latest notification with the same tag. */
  readonly tag: string;
}

/** `gone`: the browser will never accept messages again; `failed`: this attempt failed. */
export type Pushed = 'taken' | 'gone' | 'failed';

/** The push services of browsers. */
export interface PushServices {
  /** The public key by which a browser recognises us, in the form that the Push API expects. */
  publicKey(): Promise<string>;
  push(target: PushTarget, notice: PushNotice): Promise<Pushed>;
}

/** The deployment's settings for the browser. `userPoolEndpoint` is set only if the user pool is not AWS's own. */
export interface WebConfig {
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  userPoolEndpoint?: string;
  liveUrl: string;
}

const text = (source: Record<string, unknown>, key: string): string => {
  const value = source[key];
  if (typeof value !== 'string') throw new Error(`config.json has no ${key}`);
  return value;
};

/** Checks the contents of `/config.json`. Throws with the name of the first missing field. */
export function parseConfig(source: Record<string, unknown>): WebConfig {
  const endpoint = source['userPoolEndpoint'];
  return {
    region: text(source, 'region'),
    userPoolId: text(source, 'userPoolId'),
    userPoolClientId: text(source, 'userPoolClientId'),
    liveUrl: text(source, 'liveUrl'),
    ...(typeof endpoint === 'string' && endpoint && { userPoolEndpoint: endpoint }),
  };
}

async function fetchConfig(): Promise<WebConfig> {
  const answer = await fetch('/config.json');
  if (!answer.ok) throw new Error(`config.json answered ${answer.status}`);
  return parseConfig((await answer.json()) as Record<string, unknown>);
}

let loading: Promise<WebConfig> | undefined;
let loaded: WebConfig | undefined;

/** Loads the configuration once. */
export const loadConfig = (): Promise<WebConfig> =>
  (loading ??= fetchConfig().then((config) => (loaded = config)));

/** The configuration, if it has been loaded. The demo never loads it. */
export const loadedConfig = (): WebConfig | undefined => loaded;

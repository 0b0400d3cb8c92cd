import { forgetStart } from '#functions/_platform/common/start.ts';

/**
 * Sets environment variables for functions of this process and resets whatever was built from the old ones. A value of
 * undefined removes a variable.
 */
export function tellEnvironment(variables: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(variables))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  forgetStart();
}

import { forgetStart } from '#functions/_platform/common/start.ts';

/** Tells functions of this process their environment. What they had made of another one is made anew; undefined takes a variable away. */
export function tellEnvironment(variables: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(variables))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  forgetStart();
}

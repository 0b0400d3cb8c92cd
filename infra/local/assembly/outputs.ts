import { createResolve } from './resolve.ts';
import type { Templates } from './template.ts';

/** A stack's outputs by stack name; undefined when no such stack exists. Resolved on request. */
export type StackOutputs = (stackName: string) => Record<string, string> | undefined;

export function readStackOutputs({ stacks }: Templates): StackOutputs {
  const resolve = createResolve(stacks);
  return (stackName) => {
    const stack = [...stacks.values()].find(({ name }) => name === stackName);
    return (
      stack &&
      Object.fromEntries(
        Object.entries(stack.template.Outputs).map(([name, { Value }]) => [
          name,
          String(resolve(stack, Value)),
        ]),
      )
    );
  };
}

import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';

interface Acknowledgement {
  readonly id: string;
  readonly at: (construct: IConstruct) => boolean;
  readonly reason: string;
}

const acknowledgements: readonly Acknowledgement[] = [];

/** Records why a finding stands, at each construct it concerns. */
export const acknowledge = (app: App): void => {
  for (const construct of app.node.findAll())
    for (const { id, at, reason } of acknowledgements)
      if (at(construct)) Validations.of(construct).acknowledge({ id, reason });
};

/** The AWS Solutions rules. */
export class SolutionsChecks extends AwsSolutionsChecks {}

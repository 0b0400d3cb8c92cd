import process from 'node:process';
import { Validations } from 'aws-cdk-lib';
import { SolutionsChecks } from './acknowledgements.ts';
import { build, createApp } from './build.ts';
import { WrongParameters } from './parameters.ts';

const app = createApp();
try {
  build(app);
} catch (error) {
  if (!(error instanceof WrongParameters)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
Validations.of(app).addPlugins(new SolutionsChecks(app));
app.synth();

import process from 'node:process';
import { App, DefaultStackSynthesizer, type IReusableStackSynthesizer, Validations } from 'aws-cdk-lib';
import { SolutionsChecks } from './acknowledgements.ts';
import { build } from './build.ts';
import { WrongParameters } from './parameters.ts';

const app = new App({
  // The CDK CLI already checks the bootstrap version, so templates need no rule for it.
  defaultStackSynthesizer: new DefaultStackSynthesizer({
    generateBootstrapVersionRule: false,
  }) as IReusableStackSynthesizer,
});
try {
  build(app);
} catch (error) {
  if (!(error instanceof WrongParameters)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
Validations.of(app).addPlugins(new SolutionsChecks(app));
app.synth();

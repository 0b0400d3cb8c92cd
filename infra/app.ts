import { App, DefaultStackSynthesizer, type IReusableStackSynthesizer, Validations } from 'aws-cdk-lib';
import { SolutionsChecks } from './acknowledgements.ts';
import { build } from './build.ts';

const app = new App({
  // The CDK's command line checks the bootstrap's version too: no need of a rule in each template.
  defaultStackSynthesizer: new DefaultStackSynthesizer({
    generateBootstrapVersionRule: false,
  }) as IReusableStackSynthesizer,
});
build(app);
Validations.of(app).addPlugins(new SolutionsChecks(app));
app.synth();

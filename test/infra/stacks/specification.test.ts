import { faultsOfStacks } from './specification/check-stacks.ts';
import type { CheckedStack, Template, TemplateResource } from './specification/template.ts';
import { synthesize } from './synthesized.ts';

const parameters = {
  dev: { stage: 'dev' },
  prod: { stage: 'prod' },
} as const;

describe.each(Object.entries(parameters))('the stacks of the stage %s', (_, given) => {
  const { templates, resources } = synthesize({ ...given, dashboard: 'true' });

  it('contain nothing that CloudFormation would refuse', () => {
    expect(templates.length).toBeGreaterThan(20);
    expect(faultsOfStacks(templates)).toEqual([]);
  });

  it('have no tags on dashboards, because not every schema of the type supports them', () => {
    const [dashboard] = resources.filter(({ type }) => type === 'AWS::CloudWatch::Dashboard');
    expect(Object.keys(dashboard!.properties)).toEqual(['DashboardBody']);
  });
});

const queue: TemplateResource = { Type: 'AWS::SQS::Queue', Properties: { DelaySeconds: 5 } };
const producer: CheckedStack = {
  stackName: 'producer',
  template: {
    Resources: { Queue: queue },
    Outputs: {
      Url: { Value: { Ref: 'Queue' } },
      Arn: { Value: { 'Fn::GetAtt': ['Queue', 'Arn'] }, Export: { Name: 'producer:Arn' } },
    },
  },
};
const read = (OutputName: string) => ({ 'Fn::GetStackOutput': { StackName: 'producer', OutputName } });
const faultsOf = (template: Template) => faultsOfStacks([producer, { stackName: 'own', template }]);
const faultsOfQueue = (Properties: Record<string, unknown>) =>
  faultsOf({ Resources: { Own: { Type: 'AWS::SQS::Queue', Properties } } });

describe('the template check', () => {
  it('accepts references wherever CloudFormation accepts them', () => {
    const Properties = {
      QueueName: read('Url'),
      RedrivePolicy: { deadLetterTargetArn: { 'Fn::ImportValue': 'producer:Arn' } },
      Tags: [{ Key: 'of', Value: { 'Fn::Join': ['-', [{ Ref: 'AWS::StackName' }, { Ref: 'Name' }]] } }],
    };
    const Parameters = { Name: { Type: 'String', Default: 'name' } };
    expect(faultsOf({ Parameters, Resources: { Own: { Type: 'AWS::SQS::Queue', Properties } } })).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a property that is not there', { Colour: 'red' }, 'own: Own: there is no property Colour'],
    ['a wrong type', { DelaySeconds: '5' }, 'own: Own.DelaySeconds: has to be of the type integer'],
    [
      'one value where a list belongs',
      { Tags: { 'Fn::Join': ['', ['a']] } },
      'own: Own.Tags: Fn::Join gives no array',
    ],
    [
      'a name that is not there',
      { QueueName: { Ref: 'Nothing' } },
      'own: Own.QueueName.Ref: nothing here is called Nothing',
    ],
    [
      'an attribute that is not there',
      { QueueName: { 'Fn::GetAtt': ['Own', 'Colour'] } },
      'own: Own.QueueName.Fn::GetAtt: AWS::SQS::Queue has no attribute Colour',
    ],
    [
      'an export that is not there',
      { QueueName: { 'Fn::ImportValue': 'producer:Url' } },
      'own: Own.QueueName.Fn::ImportValue: no stack exports producer:Url',
    ],
    [
      'an output that is not there',
      { QueueName: read('Name') },
      'own: Own.QueueName.Fn::GetStackOutput: no stack producer has an output Name',
    ],
    [
      'a function that is not there',
      { QueueName: { 'Fn::Upper': 'a' } },
      'own: Own.QueueName: there is no Fn::Upper',
    ],
    [
      'a text of parts that names what is not there',
      { QueueName: { 'Fn::Sub': 'a-${Nothing}' } },
      'own: Own.QueueName.Fn::Sub: nothing here is called Nothing',
    ],
    [
      'a list where one value belongs',
      { QueueName: { 'Fn::Split': [',', 'a,b'] } },
      'own: Own.QueueName: Fn::Split gives no string',
    ],
  ])('finds %s', (_, properties, fault) => {
    expect(faultsOfQueue(properties)).toEqual([fault]);
  });

  it('finds missing properties, and unknown types, attributes and dependencies', () => {
    const resource = {
      Type: 'AWS::SNS::Subscription',
      Properties: { TopicArn: 'arn' },
      DependsOn: ['Nothing'],
    };
    expect(faultsOf({ Resources: { Own: resource, Other: { Type: 'AWS::SQS::Pipe', Color: 1 } } })).toEqual([
      'own: Own: depends on Nothing, which is not there',
      'own: Own: lacks Protocol',
      'own: Other: there is no Color',
      'own: Other: there is no type AWS::SQS::Pipe',
    ]);
  });

  it('finds an output that uses another stack’s value at any depth', () => {
    const Outputs = {
      Url: { Value: read('Url') },
      Joined: { Value: { 'Fn::Join': ['', ['a', read('Url')]] } },
    };
    expect(faultsOf({ Resources: { Own: queue }, Outputs })).toEqual([
      'own: Outputs.Url: Fn::GetStackOutput is not allowed in Outputs',
      'own: Outputs.Joined.Fn::Join[1][1]: Fn::GetStackOutput is not allowed in Outputs',
    ]);
  });

  it('finds resources that conditions, parameters and export names refer to', () => {
    const template: Template = {
      Parameters: { Name: { Type: 'String', Default: { Ref: 'AWS::Region' } } },
      Conditions: { IsOwn: { 'Fn::Equals': [{ 'Fn::GetAtt': ['Own', 'Arn'] }, 'a'] } },
      Resources: { Own: queue },
      Outputs: { Name: { Value: 'a', Export: { Name: { Ref: 'Own' } } } },
    };
    expect(faultsOf(template)).toEqual([
      'own: Parameters.Name.Default: Ref is not allowed in Parameters',
      'own: Conditions.IsOwn.Fn::Equals[0]: Fn::GetAtt is not allowed in Conditions',
      'own: Outputs.Name.Ref: the resource Own cannot be named in Exports',
    ]);
  });

  it('finds too many resources in one stack, and duplicate export names', () => {
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`Queue${at}`, queue]));
    expect(faultsOf({ Resources: many })).toEqual(['own: 501 resources, of 500 at most']);
    expect(faultsOf({ ...producer.template })).toEqual(['producer:Arn is exported twice']);
  });
});

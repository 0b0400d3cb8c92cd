import { createDeployed } from '#infra/local/runtime/deployed.ts';

const arn = 'arn:aws:secretsmanager:us-east-1:000000000000:secret:Generation1';
const reference = (secretArn: string) => `{{resolve:secretsmanager:${secretArn}:SecretString:::}}`;
const deployed = createDeployed([{ arn, name: 'Generation1' }], (name) => `value of ${name}`);

it('replaces a template’s reference to a secret with its value', () => {
  expect(deployed(`<${reference(arn)}>`)).toBe('<value of Generation1>');
});

it('leaves all other text unchanged', () => {
  expect(deployed('/cupo/dev/stripe-secret-key')).toBe('/cupo/dev/stripe-secret-key');
});

it('refuses a reference to a secret that no stack declares', () => {
  expect(() => deployed(reference(`${arn}0`))).toThrow(`No stack declares the secret ${arn}0`);
});

import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import * as messages from '#messages/access';

interface FieldProps {
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
  invalid?: boolean;
}

export const EmailField = ({ value, disabled, onChange, invalid = false }: FieldProps) => (
  <FormField label={messages.email}>
    <Input
      type="email"
      inputMode="email"
      name="email"
      autoComplete="username"
      ariaRequired
      placeholder="you@studio.com"
      value={value}
      invalid={invalid}
      disabled={disabled}
      onChange={({ detail }) => onChange(detail.value)}
    />
  </FormField>
);

type PasswordProps = FieldProps & { label?: string; isNew: boolean; error?: string };

export const PasswordField = ({
  label = messages.password,
  isNew,
  invalid = false,
  error = '',
  ...props
}: PasswordProps) => (
  <FormField
    label={label}
    errorText={error}
    {...(isNew && { constraintText: messages.mustBeAtLeast6Characters })}
  >
    <Input
      type="password"
      name="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      ariaRequired
      value={props.value}
      invalid={invalid}
      disabled={props.disabled}
      onChange={({ detail }) => props.onChange(detail.value)}
    />
  </FormField>
);

export const CodeField = ({ label, value, disabled, onChange }: FieldProps & { label: string }) => (
  <FormField label={label}>
    <Input
      value={value}
      inputMode="numeric"
      autoComplete="one-time-code"
      ariaRequired
      disabled={disabled}
      onChange={({ detail }) => onChange(detail.value)}
    />
  </FormField>
);

import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import { sourceNotesCharactersMax, type StudioSystemName } from '#shared/contracts/integrations/source.ts';
import type { RequestDraft, RequestRefusals } from './request-form.ts';

interface Props {
  system: StudioSystemName;
  draft: RequestDraft;
  refusals: RequestRefusals;
  disabled: boolean;
  change: (part: Partial<RequestDraft>) => void;
}

type Name = Exclude<keyof RequestDraft, 'notes'>;

interface TextField {
  label: string;
  description: string;
  type: 'text' | 'url' | 'password';
}

const fields: Record<Name, TextField> = {
  studioName: { label: 'Studio name', description: 'As it is called in that system', type: 'text' },
  loginUrl: { label: 'Login URL', description: 'Where you sign in to it', type: 'url' },
  username: {
    label: 'Username',
    description: 'Of an account that may read schedule and bookings',
    type: 'text',
  },
  password: { label: 'Password', description: 'Of that account', type: 'password' },
};

const Field = ({ name, draft, refusals, disabled, change }: Omit<Props, 'system'> & { name: Name }) => {
  const { label, description, type } = fields[name];
  return (
    <FormField label={label} description={description} errorText={refusals[name]} stretch>
      <Input
        type={type}
        ariaRequired
        autoComplete={false}
        spellcheck={false}
        disabled={disabled}
        value={draft[name]}
        onChange={({ detail }) => change({ [name]: detail.value })}
      />
    </FormField>
  );
};

/** What the team needs to connect a studio system. */
export const RequestFields = ({ system, ...parts }: Props) => (
  <SpaceBetween size="l">
    <Field name="studioName" {...parts} />
    {system === 'custom-erp' && <Field name="loginUrl" {...parts} />}
    <Field name="username" {...parts} />
    <Field name="password" {...parts} />
    {system === 'custom-erp' && (
      <FormField label="Notes" description="What else our team should know" stretch>
        <Textarea
          rows={3}
          value={parts.draft.notes}
          disabled={parts.disabled}
          nativeTextareaAttributes={{ maxLength: sourceNotesCharactersMax }}
          onChange={({ detail }) => parts.change({ notes: detail.value })}
        />
      </FormField>
    )}
    <p className="muted credentials-note">
      Credentials are sealed before they are stored. Whenever our team looks at them to connect your system,
      it is noted and shown to you.
    </p>
  </SpaceBetween>
);

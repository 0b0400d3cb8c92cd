import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import * as messages from '#messages/integrations';
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
  studioName: { label: messages.studioName, description: messages.asItIsCalledInThat, type: 'text' },
  loginUrl: { label: messages.loginUrl, description: messages.whereYouSignInToIt, type: 'url' },
  username: {
    label: messages.username,
    description: messages.ofAnAccountThatMayRead,
    type: 'text',
  },
  password: { label: messages.password, description: messages.ofThatAccount, type: 'password' },
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

/** The information that the team needs to connect a studio system. */
export const RequestFields = ({ system, ...parts }: Props) => (
  <SpaceBetween size="l">
    <Field name="studioName" {...parts} />
    {system === 'custom-erp' && <Field name="loginUrl" {...parts} />}
    <Field name="username" {...parts} />
    <Field name="password" {...parts} />
    {system === 'custom-erp' && (
      <FormField label={messages.notes} description={messages.whatElseOurTeamShouldKnow} stretch>
        <Textarea
          rows={3}
          value={parts.draft.notes}
          disabled={parts.disabled}
          nativeTextareaAttributes={{ maxLength: sourceNotesCharactersMax }}
          onChange={({ detail }) => parts.change({ notes: detail.value })}
        />
      </FormField>
    )}
    <p className="muted credentials-note">{messages.credentialsAreSealedBeforeTheyAreStored}</p>
  </SpaceBetween>
);

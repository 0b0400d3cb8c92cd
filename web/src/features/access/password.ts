import { updatePassword } from 'aws-amplify/auth';
import '../../api/amplify.ts';
import { answered } from './refusal.ts';

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

/** Changes the password, given the current one. Throws the user pool's refusal, in the reader's language. */
export const changePassword = ({ current, next }: PasswordChange): Promise<void> =>
  answered(updatePassword({ oldPassword: current, newPassword: next }));

import { updatePassword } from 'aws-amplify/auth';

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

/** Sets another password, which the present one has to allow. Throws the user pool's refusal, in its own words. */
export const changePassword = ({ current, next }: PasswordChange): Promise<void> =>
  updatePassword({ oldPassword: current, newPassword: next });

import { SignedOutPage } from '../signed-out-page.tsx';
import { ResetPasswordForm } from '../../features/auth/reset-password-form.tsx';

export default function ResetPasswordScreen() {
  return (
    <SignedOutPage title="Set a new password" lead="Setting it logs you out everywhere else, so only you are in.">
      <ResetPasswordForm />
    </SignedOutPage>
  );
}

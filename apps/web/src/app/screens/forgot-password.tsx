import { SignedOutPage } from '../signed-out-page.tsx';
import { ForgotPasswordForm } from '../../features/auth/forgot-password-form.tsx';

export default function ForgotPasswordScreen() {
  return (
    <SignedOutPage
      title="Forgot your password?"
      lead="Tell us your email address and we will send you a link to set a new one."
    >
      <ForgotPasswordForm />
    </SignedOutPage>
  );
}

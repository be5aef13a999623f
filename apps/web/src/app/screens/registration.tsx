import { useLocation } from '../../lib/router/router.tsx';
import { SignedOutPage } from '../signed-out-page.tsx';
import { RegistrationForm } from '../../features/auth/registration-form.tsx';

export default function RegistrationScreen() {
  const { state } = useLocation();
  return (
    <SignedOutPage title="Create your account">
      <RegistrationForm state={state} />
    </SignedOutPage>
  );
}

import { useLocation } from 'react-router';
import { SignedOutPage } from '../signed-out-page.tsx';
import { RegistrationForm } from '../../features/auth/registration-form.tsx';
import { paths } from '../paths.ts';

export default function RegistrationScreen() {
  const { state } = useLocation();
  return (
    <SignedOutPage title="Create your account">
      <RegistrationForm logIn={{ to: paths.login, state }} />
    </SignedOutPage>
  );
}

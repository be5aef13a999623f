import { useLocation } from '../../lib/router/router.tsx';
import { SignedOutPage } from '../signed-out-page.tsx';
import { LogInForm } from '../../features/auth/log-in-form.tsx';
import { readReturnAddress, saysDeleted } from '../return-address.ts';

export default function LoginScreen() {
  const { state } = useLocation();
  return (
    <SignedOutPage title="Welcome back">
      <LogInForm expired={readReturnAddress(state)?.expired === true} deleted={saysDeleted(state)} state={state} />
    </SignedOutPage>
  );
}

import { SIGN_UP_GREETINGS } from '@lf/domain/messages/greetings-sign-up';
import { useLocation } from '../../lib/router/router.tsx';
import { LandingFacts } from '../landing/landing-facts.tsx';
import { Greeting } from '../greeting.tsx';
import { SignedOutPage } from '../signed-out-page.tsx';
import { RegistrationForm } from '../../features/auth/registration-form.tsx';

/** The same element each time: it must not be drawn anew before its code is there. */
const explanation = <LandingFacts />;

export default function RegistrationScreen() {
  const { state } = useLocation();
  return (
    <SignedOutPage title="Create your account" explanation={explanation}>
      <Greeting next={SIGN_UP_GREETINGS} />
      <RegistrationForm state={state} />
    </SignedOutPage>
  );
}

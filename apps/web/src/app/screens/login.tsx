import { LOG_IN_GREETINGS } from '@lf/domain/messages/greetings-log-in';
import { useLocation } from '../../lib/router/router.tsx';
import { useHydratedUnpressed } from '../../lib/use-hydrated-unpressed.ts';
import { LandingFacts } from '../landing/landing-facts.tsx';
import { Greeting } from '../greeting.tsx';
import { SignedOutPage } from '../signed-out-page.tsx';
import { LogInForm } from '../../features/auth/log-in-form.tsx';
import { readReturnAddress, saysDeleted } from '../return-address.ts';

/** The same element each time: it must not be drawn anew before its code is there. */
const explanation = <LandingFacts />;

export default function LoginScreen() {
  // An entry of the history keeps its state over a reload; the page that comes then is the same for every stranger.
  const known = useHydratedUnpressed();
  const { state } = useLocation();
  return (
    <SignedOutPage title="Welcome back" explanation={explanation}>
      <Greeting next={LOG_IN_GREETINGS} />
      <LogInForm
        expired={known && readReturnAddress(state)?.expired === true}
        deleted={known && saysDeleted(state)}
        state={state}
      />
    </SignedOutPage>
  );
}

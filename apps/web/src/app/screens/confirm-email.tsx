import { CONFIRM_EMAIL_MESSAGES } from '@lf/domain/messages/confirm-email';
import { ConfirmEmail } from '../../features/settings/confirm-email.tsx';
import { SignedOutPage } from '../signed-out-page.tsx';

export default function ConfirmEmailScreen() {
  return (
    <SignedOutPage title={CONFIRM_EMAIL_MESSAGES.title} lead={CONFIRM_EMAIL_MESSAGES.lead}>
      <ConfirmEmail />
    </SignedOutPage>
  );
}

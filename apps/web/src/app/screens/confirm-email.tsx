import { SETTINGS_MESSAGES } from '@lf/domain/messages/settings';
import { ConfirmEmail } from '../../features/settings/confirm-email.tsx';
import { SignedOutPage } from '../signed-out-page.tsx';

export default function ConfirmEmailScreen() {
  return (
    <SignedOutPage title={SETTINGS_MESSAGES.confirmTitle} lead={SETTINGS_MESSAGES.confirmLead}>
      <ConfirmEmail />
    </SignedOutPage>
  );
}

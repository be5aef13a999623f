import { INVITATION_MESSAGES } from '@lf/domain/messages/side-by-side-screens';
import { SIDE_BY_SIDE_MESSAGES } from '@lf/domain/messages/side-by-side';
import { useEffect } from 'react';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { rememberBrought } from '../../lib/brought.ts';
import { getSession } from '../../lib/session.ts';
import { LandingFacts } from '../landing/landing-facts.tsx';
import { paths } from '../paths.ts';
import { SignedOutPage } from '../signed-out-page.tsx';
import styles from './invitation-for-stranger.module.css';

/** The link is kept on this device until the person is logged in, by whichever way. */
export function InvitationForStranger({ secret }: { readonly secret: string }) {
  useEffect(() => {
    // The prerendered page stands here for a moment also for whoever is logged in.
    if (secret !== '' && getSession() === null) rememberBrought('with', secret);
  }, [secret]);
  if (secret === '')
    return (
      <SignedOutPage title={INVITATION_MESSAGES.deadTitle}>
        <MessageAlert variant="danger" messages={[SIDE_BY_SIDE_MESSAGES.unknown]} />
        <LinkButton to={paths.login}>{INVITATION_MESSAGES.logIn}</LinkButton>
      </SignedOutPage>
    );
  return (
    <SignedOutPage title={INVITATION_MESSAGES.strangerTitle} explanation={<LandingFacts />}>
      <p>{INVITATION_MESSAGES.what}</p>
      <p>{INVITATION_MESSAGES.each}</p>
      <p>{INVITATION_MESSAGES.free}</p>
      <p>{INVITATION_MESSAGES.next}</p>
      <div className={styles.ways}>
        <LinkButton to={paths.registration} arrow="forward">
          {INVITATION_MESSAGES.signUp}
        </LinkButton>
        <LinkButton to={paths.login} variant="secondary">
          {INVITATION_MESSAGES.logIn}
        </LinkButton>
      </div>
    </SignedOutPage>
  );
}

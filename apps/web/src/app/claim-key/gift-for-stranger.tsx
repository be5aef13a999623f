import { CLAIM_MESSAGES } from '@lf/domain/messages/claim-key';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { useEffect } from 'react';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { rememberBrought } from '../../lib/brought.ts';
import { getSession } from '../../lib/session.ts';
import { LandingFacts } from '../landing/landing-facts.tsx';
import { paths } from '../paths.ts';
import { SignedOutPage } from '../signed-out-page.tsx';
import styles from './gift-for-stranger.module.css';

/** The gift is kept on this device until the person is logged in, by whichever way. */
export function GiftForStranger({ secret }: { readonly secret: string }) {
  useEffect(() => {
    // The prerendered page stands here for a moment also for whoever is logged in.
    if (secret !== '' && getSession() === null) rememberBrought('gift', secret);
  }, [secret]);
  if (secret === '')
    return (
      <SignedOutPage title={CLAIM_MESSAGES.title}>
        <MessageAlert variant="danger" messages={[KEY_MESSAGES.giftUnknown]} />
        <LinkButton to={paths.login}>{CLAIM_MESSAGES.logIn}</LinkButton>
      </SignedOutPage>
    );
  return (
    <SignedOutPage title={CLAIM_MESSAGES.strangerTitle} explanation={<LandingFacts />}>
      <p>{CLAIM_MESSAGES.what}</p>
      <p>{CLAIM_MESSAGES.yours}</p>
      <p>{CLAIM_MESSAGES.next}</p>
      <div className={styles.ways}>
        <LinkButton to={paths.registration} arrow="forward">
          {CLAIM_MESSAGES.signUp}
        </LinkButton>
        <LinkButton to={paths.login} variant="secondary">
          {CLAIM_MESSAGES.logIn}
        </LinkButton>
      </div>
    </SignedOutPage>
  );
}

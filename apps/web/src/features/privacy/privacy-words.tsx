import { useEffect, useState } from 'react';
import { AI_ANSWERS_KEPT_DAYS, AUDIT_KEPT_MONTHS, BACKUP_KEPT_DAYS, DRAFT_KEPT_MONTHS } from '@lf/domain/limits';
import { MIRROR_INVITATION_DAYS } from '@lf/domain/together-limits';
import type { RuntimeConfig } from '@lf/contract/runtime-config';
import { PRIVACY_MESSAGES } from '@lf/domain/messages/privacy';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { getRuntimeConfig } from '../../lib/runtime-config.ts';
import styles from './privacy-words.module.css';

interface Part {
  readonly title: string;
  readonly words: readonly string[];
}

/** Only what the product really does: whoever changes that changes these words with it. */
type Kept = Pick<RuntimeConfig, 'draftKeptMonths' | 'backupKeptDays'>;

const partsWith = ({ draftKeptMonths, backupKeptDays }: Kept): readonly Part[] => [
  {
    title: 'What we keep',
    words: [
      'Your name, your email address and your password, which we keep only in a form that nobody can read back.',
      'Your keys and receipts; your answers as you type them, so that nothing is lost and you can go on from another device; and the fingerprint that comes of them.',
      `What the program replied to your answers, for ${AI_ANSWERS_KEPT_DAYS} days, so that the same question never gets two different replies.`,
      PRIVACY_MESSAGES.draftsKept(draftKeptMonths),
      `The email addresses that you asked us to send invitations to, for ${MIRROR_INVITATION_DAYS} days. For the same time we remember, in a form from which an address cannot simply be read, whom you have invited, so that nobody gets a second email from you.`,
      `If somebody asked what you see in them: your reply, until you take it back or they delete it. If you were invited by email, your address is kept with your reply for those ${MIRROR_INVITATION_DAYS} days, and then forgotten. The person who asked is never shown which reply is yours, unless you sign it. We do not keep the time of a reply. If you report such an invitation, or say that you want no more of them, we remember that in the same form, so that nobody can have another one sent to you. What you report is kept until we have looked into it.`,
      'The day you signed up and agreed to all this.',
      `What happens in your account (logins, new passwords, keys, links, downloads), for ${AUDIT_KEPT_MONTHS} months and without anything you wrote. You find it in your settings. After you leave it stays for that time without anything that names you.`,
    ],
  },
  {
    title: 'What it is for',
    words: [
      'Your answers are read by a program to find the values you lead by, and for nothing else. They are not sold, not shown to an employer, and not used to train any AI.',
      'When you stop typing for a moment, our program may read your draft, so that the next question is ready when you submit. It keeps nothing of that, and a draft is never sent to another company.',
      'If this site is set up to use the AI of another company, your answers go there without your name and without your email address.',
    ],
  },
  {
    title: 'Who can see it',
    words: [
      'You. Somebody who gave you a key sees whether you have started or finished, never what you wrote.',
      'A finished fingerprint has a link that you can pass on. It shows your values, your archetype, the names of your triggers, and a short text made from these. It does not show your name, your answers, or what we wrote to you. You can switch it off on your fingerprint, and on again.',
      'If you ask people who know you what they see in you, they see your first name and ten words, five of them yours. Only you can read what they reply, once three have replied, and without their names unless they sign. If you report a sentence, the people who run this site read it, too. Whoever replied can take it back, and you can delete all replies.',
      'If you put your fingerprint beside somebody else’s, the two of you see each other’s first name, values, archetype and names of triggers, until one of you ends it.',
      'What you wrote, and what was made of it, is encrypted where we keep it and in our backups. Whoever gets hold of them without the key reads nothing.',
      'Payments happen at the payment provider; your card number never reaches us. Our technical records hold no answers and no keys.',
    ],
  },
  {
    title: 'In your browser',
    words: [
      'We set no cookies of our own. Your browser keeps your log-in and a copy of what you are writing, so that a lost connection costs you nothing. After you log out it keeps a note that you were logged in there once, without your name, so that somebody guessing your password elsewhere cannot keep you waiting.',
      'If this site works with partners who recommend it, a small program of theirs may run where you sign up, log in or buy. It is never there while you write or while you read your result.',
    ],
  },
  {
    title: 'Taking it with you, and leaving',
    words: [
      'On your account page, Download my data gives you everything we keep about you in one file, with your finished fingerprints as PDFs.',
      'Delete my account removes it all at once: answers, keys, fingerprints, and every link you shared. Receipts stay in the books, without your name. If you replied to somebody who asked what you see in them, your reply stays until you take it back or they delete it. Apart from assessments that were never finished, we keep your data until you do this. You need not ask anybody.',
      `Backups are kept for at most ${backupKeptDays} days, and then they are gone, too. Should we have to go back to one, whoever left in the meantime is deleted from it again.`,
    ],
  },
];

/** How long this very site keeps things; the usual numbers until it has said so. */
function useKept(): Kept {
  const [kept, setKept] = useState<Kept>({ draftKeptMonths: DRAFT_KEPT_MONTHS, backupKeptDays: BACKUP_KEPT_DAYS });
  useEffect(() => {
    void getRuntimeConfig().then(setKept);
  }, []);
  return kept;
}

export function PrivacyWords() {
  const parts = partsWith(useKept());
  return (
    <article className={styles.words}>
      <PageHeading>What happens to what you tell us</PageHeading>
      {parts.map(({ title, words }) => (
        <section key={title} className={styles.part}>
          <h2 className={styles.title}>{title}</h2>
          {words.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </article>
  );
}

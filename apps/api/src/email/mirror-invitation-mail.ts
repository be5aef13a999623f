import { MIRROR_INVITATION_DAYS } from '@lf/domain/together-limits';
import { PRODUCT_NAME } from '@lf/domain/messages/shell';
import { shownName } from './shown-name.ts';
import { layoutMail } from './mail-layout.ts';

/** To somebody whom the owner of a fingerprint asks what they see in them. */
export function mirrorInvitationMail({ owner, link }: { readonly owner: string; readonly link: string }) {
  return {
    subject: 'Somebody asks what you see in them',
    ...layoutMail({
      heading: 'Somebody asks what you see in them',
      paragraphs: [
        `The first name of the person who asks, as they entered it: ${shownName(owner)}. We cannot check names. If you do not know who this is, you can ignore this email.`,
        `They found their values with ${PRODUCT_NAME} and would like to know which ones other people have seen in them. You pick up to five words out of ten. If you like, you add a sentence. It takes about two minutes, and you need no account.`,
        'Your reply has no name on it unless you sign it, and they see it only together with the replies of at least two others. They may still recognize how you write. You can take your reply back at any time with the same link.',
        'If you would rather not, you need not do anything. They are not told.',
      ],
      action: { label: 'See what they ask', link },
      closing: `The link is yours alone. You can reply within ${MIRROR_INVITATION_DAYS} days, as long as there is room and they still take replies. After you have replied, it keeps working, so that you can take your reply back. If you should not have received this, open the link and report it there. Then we send you no such email again.`,
    }),
  };
}

import type { FinishedFingerprint } from '@lf/contract/fingerprints';
import { formatDay } from '@lf/domain/date';
import { INVITATION_MESSAGES } from '@lf/domain/messages/side-by-side-screens';
import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { NotLoaded } from '../../components/layout/not-loaded.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { KeepsFocus } from '../../components/ui/keeps-focus.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { NamedWords } from '../../components/ui/named-words.tsx';
import { RadioGroup } from '../../components/ui/radio-group.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { ApiError, messagesOf } from '../../lib/api-error.ts';
import { useNotLoaded } from '../../lib/use-not-loaded.ts';
import { useSession } from '../../lib/use-session.ts';
import { useAcceptLink } from './api/accept-link.ts';
import { useFingerprints } from '../result/api/list-fingerprints.ts';
import styles from './invitation.module.css';

export interface InvitationProps {
  readonly secret: string;
  readonly account: string;
  readonly pairAt: (id: string) => string;
  /** There is something to decide, now or later. */
  readonly onWaiting: () => void;
  /** Agreed, refused or left: it need not be kept for later anymore. */
  readonly onDecided: () => void;
  readonly onAgreed: (id: string) => void;
}

interface AgreeProps extends InvitationProps {
  /** Who asks. */
  readonly name: string;
  /** Which fingerprint was chosen; the first until then. Kept above, so that nothing that is loaded again resets it. */
  readonly code: string | undefined;
  readonly onChoose: (code: string) => void;
  /** Used or taken back meanwhile. */
  readonly onGone: () => void;
}

/** Used by somebody else, or taken back, between opening it and agreeing. */
const GONE = 'side_by_side_unknown';

function Part({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Each in its own direction. */
function Names({ names }: { readonly names: readonly string[] }) {
  return names.map((name, place) => (
    <Fragment key={name}>
      {place > 0 && ', '}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}

function Choice({ name, fingerprints, ...props }: AgreeProps & { fingerprints: readonly FinishedFingerprint[] }) {
  const { secret, account, code, onChoose, onDecided, onAgreed, onGone } = props;
  const firstName = useSession()?.user.firstName ?? '';
  const accept = useAcceptLink(secret);
  const chosen = fingerprints.find(({ licenseCode }) => licenseCode === code) ?? fingerprints[0];
  if (chosen === undefined) return null;
  const agree = () =>
    accept.mutate(chosen.licenseCode, {
      onSuccess: ({ id }) => {
        onDecided();
        onAgreed(id);
      },
      onError: (error) => {
        if (error instanceof ApiError && error.code === GONE) onGone();
      },
    });
  const leave = (event: MouseEvent) => {
    if (accept.isPending) event.preventDefault();
    else onDecided();
  };
  return (
    <>
      {fingerprints.length > 1 && (
        <RadioGroup
          legend={INVITATION_MESSAGES.which}
          name="fingerprint"
          value={chosen.licenseCode}
          onChange={onChoose}
          options={fingerprints.map(({ licenseCode, values, finishedAt }) => ({
            value: licenseCode,
            label: (
              <NamedWords
                words={(core) => INVITATION_MESSAGES.finishedOn(core, formatDay(finishedAt))}
                name={values[0] ?? ''}
              />
            ),
          }))}
        />
      )}
      <Part title={<NamedWords words={INVITATION_MESSAGES.theySee} name={name} />}>
        <ul>
          <li>
            <NamedWords words={INVITATION_MESSAGES.firstName} name={firstName} />
          </li>
          <li>
            {INVITATION_MESSAGES.values} <Names names={chosen.values} />
          </li>
          {chosen.archetype !== '' && (
            <li>
              <NamedWords words={INVITATION_MESSAGES.archetype} name={chosen.archetype} />
            </li>
          )}
          <li>{INVITATION_MESSAGES.triggers}</li>
        </ul>
      </Part>
      <Part title={<NamedWords words={INVITATION_MESSAGES.youSee} name={name} />}>
        <ul>
          {INVITATION_MESSAGES.theirs.map((seen) => (
            <li key={seen}>{seen}</li>
          ))}
        </ul>
      </Part>
      <Part title={INVITATION_MESSAGES.nobodySees}>
        <p>{INVITATION_MESSAGES.hidden}</p>
      </Part>
      <p>{INVITATION_MESSAGES.endIt}</p>
      {accept.isError && <MessageAlert variant="danger" messages={messagesOf(accept.error)} />}
      <div className={styles.actions}>
        <Button loading={accept.isPending} onClick={agree}>
          {INVITATION_MESSAGES.agree}
        </Button>
        {/* What is under way cannot be refused anymore: it would be agreed to all the same. */}
        <LinkButton variant="quiet" to={account} aria-disabled={accept.isPending || undefined} onClick={leave}>
          {INVITATION_MESSAGES.leave}
        </LinkButton>
      </div>
    </>
  );
}

interface LoadedProps extends AgreeProps {
  readonly fingerprints: readonly FinishedFingerprint[] | undefined;
}

function Loaded({ fingerprints, ...props }: LoadedProps) {
  if (fingerprints === undefined) return <Skeleton label={INVITATION_MESSAGES.opening} lines={5} />;
  if (fingerprints.length === 0)
    return (
      <>
        <p>{INVITATION_MESSAGES.unfinished}</p>
        <p>{INVITATION_MESSAGES.kept}</p>
        <div className={styles.actions}>
          <LinkButton to={props.account} arrow="forward">
            {INVITATION_MESSAGES.toAccount}
          </LinkButton>
        </div>
      </>
    );
  return <Choice {...props} fingerprints={fingerprints} />;
}

/** Who asks, what exactly each of the two would see, and the choice. */
export function Agree(props: AgreeProps) {
  const fingerprints = useFingerprints();
  const notLoaded = useNotLoaded(fingerprints);
  return (
    <>
      <PageHeading>
        <NamedWords words={INVITATION_MESSAGES.asks} name={props.name} />
      </PageHeading>
      <p>{INVITATION_MESSAGES.agreeIntro}</p>
      <KeepsFocus name={INVITATION_MESSAGES.asks(props.name)} className={styles.invitation} isOnPaper>
        {notLoaded ? (
          <NotLoaded {...notLoaded} messages={[INVITATION_MESSAGES.fingerprintsFailed]} />
        ) : (
          <Loaded {...props} fingerprints={fingerprints.data} />
        )}
      </KeepsFocus>
    </>
  );
}

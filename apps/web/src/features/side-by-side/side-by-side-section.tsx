import { SIDE_BY_SIDE_PLACE } from '@lf/domain/messages/side-by-side-place';
import { BESIDE_MESSAGES } from '@lf/domain/messages/side-by-side-screens';
import { useState } from 'react';
import { NotLoaded } from '../../components/layout/not-loaded.tsx';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { KeepsFocus } from '../../components/ui/keeps-focus.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { messagesOf } from '../../lib/api-error.ts';
import PersonsData from '../../lib/persons-data.tsx';
import { useNotLoaded } from '../../lib/use-not-loaded.ts';
import { useMakeLink, type MadeLink } from './api/make-link.ts';
import { useSideBySides } from './api/list-side-by-sides.ts';
import { BesideList } from './beside-list.tsx';
import { NewLink } from './new-link.tsx';
import styles from './side-by-side-section.module.css';

interface SectionProps {
  readonly licenseCode: string;
  readonly takesFocus: boolean;
}

function Section({ licenseCode, takesFocus }: SectionProps) {
  const all = useSideBySides();
  const notLoaded = useNotLoaded(all);
  const make = useMakeLink(licenseCode);
  // Shown only once: it stays until another one is there.
  const [made, setMade] = useState<MadeLink>();
  const listed = all.data?.find(({ id }) => id === made?.id);
  const [wasListed, setWasListed] = useState<string>();
  if (listed !== undefined && listed.id !== wasListed) setWasListed(listed.id);
  // Used by the other person, or taken back, here or elsewhere. The list may not hold it yet.
  const isOver = listed === undefined ? wasListed === made?.id : listed.state === 'together';
  const link = isOver ? undefined : made?.link;
  return (
    <KeepsFocus name={SIDE_BY_SIDE_PLACE.title} className={styles.content} takesFocus={takesFocus} isOnPaper={false}>
      {make.isError && <MessageAlert variant="danger" messages={messagesOf(make.error)} />}
      <div>
        <Button
          variant="secondary"
          loading={make.isPending}
          onClick={() => make.mutate(undefined, { onSuccess: setMade })}
        >
          {link === undefined ? BESIDE_MESSAGES.makeLink : BESIDE_MESSAGES.makeAnother}
        </Button>
        <NewLink link={link} />
      </div>
      {notLoaded ? (
        <NotLoaded {...notLoaded} messages={[BESIDE_MESSAGES.listFailed]} />
      ) : (
        all.data === undefined && <Skeleton label={SIDE_BY_SIDE_PLACE.loading} lines={2} />
      )}
      {all.data && <BesideList listed={all.data.filter((each) => each.licenseCode === licenseCode)} />}
    </KeepsFocus>
  );
}

/** On the owner's result page: links to send, and who stands beside this fingerprint. Brings its own place for fetched data, which that page has not. */
export function SideBySideSection(props: SectionProps) {
  return (
    <PersonsData>
      <Section {...props} />
    </PersonsData>
  );
}

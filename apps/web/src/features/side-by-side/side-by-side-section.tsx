import { BESIDE_MESSAGES } from '@lf/domain/messages/side-by-side-screens';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { messagesOf } from '../../lib/api-error.ts';
import { whyNothingCame } from '../../lib/nothing-came.ts';
import PersonsData from '../../lib/persons-data.tsx';
import { useMakeLink } from './api/make-link.ts';
import { useSideBySides } from './api/list-side-by-sides.ts';
import { BesideList } from './beside-list.tsx';
import { ListFailed } from './list-failed.tsx';
import { NewLink } from './new-link.tsx';
import styles from './side-by-side-section.module.css';

interface SectionProps {
  readonly licenseCode: string;
}

function Section({ licenseCode }: SectionProps) {
  const all = useSideBySides();
  const failed = whyNothingCame(all) !== undefined;
  const make = useMakeLink(licenseCode);
  return (
    <section className={styles.section} aria-labelledby="side-by-side">
      <div className={styles.head}>
        <h2 id="side-by-side">{BESIDE_MESSAGES.title}</h2>
        <p className={styles.lead}>{BESIDE_MESSAGES.sectionLead}</p>
      </div>
      <div className={styles.content}>
        {make.isError && <MessageAlert variant="danger" messages={messagesOf(make.error)} />}
        <div>
          <Button variant="secondary" loading={make.isPending} onClick={() => make.mutate()}>
            {make.data === undefined ? BESIDE_MESSAGES.makeLink : BESIDE_MESSAGES.makeAnother}
          </Button>
          <NewLink link={make.data?.link} />
        </div>
        {failed ? (
          <ListFailed retrying={all.isFetching} onRetry={() => void all.refetch()} />
        ) : (
          all.isPending && <Skeleton label={BESIDE_MESSAGES.listLoading} lines={2} />
        )}
        {all.data && (
          <BesideList
            listed={all.data.filter((listed) => listed.licenseCode === licenseCode)}
            onTakenBack={(id) => {
              if (id === make.data?.id) make.reset();
            }}
          />
        )}
      </div>
    </section>
  );
}

/** On the owner's result page: links to send, and who stands beside this fingerprint. Brings its own place for fetched data, which that page has not. */
export default function SideBySideSection({ licenseCode }: SectionProps) {
  return (
    <PersonsData>
      <Section licenseCode={licenseCode} />
    </PersonsData>
  );
}

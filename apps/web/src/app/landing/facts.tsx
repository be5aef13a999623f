import { COPYRIGHT_YEAR } from '@lf/domain/limits';
import { FACTS } from '@lf/domain/messages/landing';
import { SEE_SAMPLE } from '@lf/domain/messages/shell';
import type { ReactNode } from 'react';
import { Link } from '../../lib/router/link.tsx';
import { paths } from '../paths.ts';
import { SamplePlace } from './sample-place.tsx';
import { useOffer } from './use-offer.ts';
import styles from './facts.module.css';

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What it is, how long it takes, what becomes of one's words, how much and by whom: the last two may grow by a line. */
export default function Facts() {
  const { costs, supportEmail } = useOffer();
  const { gets, takes, words, made } = FACTS;
  return (
    <div className={styles.facts}>
      <SamplePlace />
      <p className={styles.hint}>
        {FACTS.sampleHint} <Link to={paths.sample}>{SEE_SAMPLE}</Link>
      </p>
      <dl className={styles.list}>
        <Fact term={gets.term}>{gets.text}</Fact>
        <Fact term={takes.term}>{takes.text}</Fact>
        <Fact term={words.term}>
          {words.text} <Link to={paths.privacy}>{words.link}</Link>
        </Fact>
        <Fact term={FACTS.costs.term}>{costs}</Fact>
        <Fact term={made.term}>
          {made.text(COPYRIGHT_YEAR)}{' '}
          {supportEmail !== '' && (
            <>
              {made.ask} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </>
          )}
        </Fact>
      </dl>
    </div>
  );
}

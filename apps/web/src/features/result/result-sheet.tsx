import { useMemo, useState, type ReactNode } from 'react';
import type { FingerprintContent } from '@lf/contract/fingerprints';
import type { Narrative } from '@lf/contract/narrative';
import { valueGroups } from '@lf/domain/fingerprint-art';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Archetype } from './archetype.tsx';
import { Contents } from './contents.tsx';
import { FingerprintPicture } from './fingerprint-picture.tsx';
import { valueWords, type OwnWords } from './own-words.ts';
import { TriggerList } from './trigger-list.tsx';
import { useFirstLook } from './use-first-look.ts';
import { ValueChain } from './value-chain.tsx';
import { ValueDialog } from './value-dialog.tsx';
import styles from './result-sheet.module.css';

export interface FurtherSection {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly content: ReactNode;
}

interface ResultSheetProps {
  readonly licenseCode: string;
  readonly content: FingerprintContent;
  /** The owner's own words, by value. Strangers get none. */
  readonly own?: Readonly<Record<string, OwnWords>>;
  /** What the owner's texts on archetype and triggers are made of. */
  readonly parts?: Pick<Narrative, 'archetypeParts' | 'triggerParts'>;
  /** Said to the owner, or about somebody. */
  readonly isOwn: boolean;
  /** Where it is neither one's own nor somebody's. */
  readonly title?: string;
  /** The owner's: sections below the result itself. */
  readonly further?: readonly FurtherSection[];
  /** What most people come for, near the top. */
  readonly quickActions: ReactNode;
  /** The same at the end, with all the rest. */
  readonly actions: ReactNode;
}

function Section({
  id,
  title,
  lead,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}

/** The whole result, for its owner and for whoever was given the link: summary first, then what it stands on. */
export function ResultSheet({
  licenseCode,
  content,
  own,
  parts,
  isOwn,
  title,
  further = [],
  quickActions,
  actions,
}: ResultSheetProps) {
  const { values, archetype, valuesExplanation, valuesPhilosophy } = content;
  const groups = useMemo(() => valueGroups(values), [values]);
  const words = useMemo(
    () => new Map(values.map((value) => [value, valueWords(valuesExplanation[value], own?.[value])])),
    [values, valuesExplanation, own],
  );
  const [open, setOpen] = useState<number | null>(null);
  const isFirstLook = useFirstLook(licenseCode);
  const valuesTitle = isOwn ? RESULT_MESSAGES.valuesHeading : RESULT_MESSAGES.valuesHeadingForOthers;
  const endTitle = isOwn ? RESULT_MESSAGES.keepAndShare : RESULT_MESSAGES.keep;
  const contents = [
    { id: 'values', title: valuesTitle },
    { id: 'philosophy', title: RESULT_MESSAGES.valuesPhilosophy },
    ...(archetype ? [{ id: 'archetype', title: RESULT_MESSAGES.defensiveArchetype }] : []),
    ...(content.triggers.length > 0 ? [{ id: 'triggers', title: RESULT_MESSAGES.triggers }] : []),
    ...further.map(({ id, title: name }) => ({ id, title: name })),
    { id: 'keep', title: endTitle },
  ];
  return (
    <article className={styles.sheet}>
      <header className={styles.summary}>
        <PageHeading size="large">
          {title ?? (isOwn ? RESULT_MESSAGES.documentTitle : RESULT_MESSAGES.othersTitle)}
        </PageHeading>
      </header>
      <div className={styles.picture} data-great-print>
        <FingerprintPicture
          values={values}
          archetype={archetype}
          label={RESULT_MESSAGES.pictureAlt(values)}
          drawing={isFirstLook}
          onOpen={setOpen}
        />
        <p className={styles.hint}>{isOwn ? RESULT_MESSAGES.pictureHint : RESULT_MESSAGES.pictureHintForOthers}</p>
        <div className={styles.quick}>{quickActions}</div>
        <Contents parts={contents} />
      </div>
      <Section id="values" title={valuesTitle} lead={RESULT_MESSAGES.valuesLead}>
        <ValueChain groups={groups} words={words} onOpen={setOpen} />
      </Section>
      <Section id="philosophy" title={RESULT_MESSAGES.valuesPhilosophy}>
        <div className={styles.philosophy}>
          {valuesPhilosophy.split(/\n+/).map((paragraph) => (
            <p key={paragraph} dir="auto">
              {paragraph}
            </p>
          ))}
        </div>
      </Section>
      {archetype && (
        <Section id="archetype" title={RESULT_MESSAGES.defensiveArchetype}>
          <Archetype name={archetype} explanation={content.archetypeExplanation} parts={parts?.archetypeParts} />
        </Section>
      )}
      {content.triggers.length > 0 && (
        <Section
          id="triggers"
          title={RESULT_MESSAGES.triggers}
          lead={isOwn ? RESULT_MESSAGES.triggersLead : RESULT_MESSAGES.triggersLeadForOthers}
        >
          <TriggerList
            triggers={content.triggers}
            explanations={content.triggersExplanation}
            parts={parts?.triggerParts}
          />
        </Section>
      )}
      {further.map((section) => (
        <Section key={section.id} id={section.id} title={section.title} lead={section.lead}>
          {section.content}
        </Section>
      ))}
      <section className={styles.end} aria-labelledby="keep">
        <h2 id="keep" className={styles.endTitle}>
          {endTitle}
        </h2>
        <div className={styles.actions}>{actions}</div>
      </section>
      <ValueDialog groups={groups} place={open} words={words} onOpen={setOpen} />
    </article>
  );
}

import { useRef, useState } from 'react';
import type { ClassicAnswers } from '@lf/domain/classic/answers';
import { restoreValue } from '@lf/domain/classic/restore-value';
import { ratingOf, rateValue } from '@lf/domain/classic/scoring';
import { NOT_VALUED, type MappingResponse } from '@lf/domain/classic/mapping-responses';
import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import { Progress } from '../../components/ui/progress.tsx';
import { VisuallyHidden } from '../../components/ui/visually-hidden.tsx';
import type { ClassicBodyProps } from './classic-body.ts';
import { Prompt } from './prompt.tsx';
import { RatedValue } from './rated-value.tsx';
import { RemovedValue } from './removed-value.tsx';
import styles from './mapping.module.css';

const TEXTS = CLASSIC_MESSAGES.mapping;

interface MappingProps extends ClassicBodyProps {
  /** The values this page asks for. */
  readonly page: readonly string[];
}

/** Rates the values one after the other: the one being asked is open, the others are a line each. */
export function Mapping({ answers, change, page }: MappingProps) {
  // Rows of this visit: a value taken off stays visible, with its undo, until the person leaves the page.
  const [rows] = useState(page);
  const [removed, setRemoved] = useState<ReadonlyMap<string, ClassicAnswers>>(new Map());
  const [chosen, setChosen] = useState<string>();
  /** Said aloud: a place for it must be there before the words are. */
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);

  const all = [...rows, ...page.filter((value) => !rows.includes(value))];
  const unrated = (value: string) => page.includes(value) && ratingOf(answers, value) === undefined;
  const open = chosen ?? all.find(unrated);
  const rated = all.filter((value) => !unrated(value)).length;

  function rate(value: string, response: MappingResponse): void {
    if (response === NOT_VALUED) setRemoved(new Map(removed).set(value, answers));
    setSaid(response === NOT_VALUED ? TEXTS.removed(value) : '');
    change((now) => rateValue(now, value, response));
    setChosen(undefined);
    const next = all.findIndex((other) => other !== value && unrated(other));
    // The button just pressed folds away: the focus goes on to the value asked next.
    requestAnimationFrame(() => list.current?.querySelectorAll('h2')[next < 0 ? all.indexOf(value) : next]?.focus());
  }

  function undo(value: string): void {
    const before = removed.get(value);
    if (before === undefined) return;
    change((now) => restoreValue(now, before, value));
    setRemoved(new Map([...removed].filter(([other]) => other !== value)));
    setSaid('');
  }

  if (all.length === 0) return <p>{TEXTS.nothingLeft}</p>;
  return (
    <div className={styles.mapping}>
      <Prompt question={TEXTS.question} />
      <Progress label={TEXTS.progress(rated, all.length)} value={rated} max={all.length} />
      <ol ref={list} className={styles.list}>
        {all.map((value) => (
          <li key={value}>
            {page.includes(value) ? (
              <RatedValue
                value={value}
                rating={ratingOf(answers, value)}
                open={open === value}
                onOpen={() => setChosen(value)}
                onRate={(response) => rate(value, response)}
              />
            ) : (
              <RemovedValue value={value} onUndo={() => undo(value)} />
            )}
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </div>
  );
}

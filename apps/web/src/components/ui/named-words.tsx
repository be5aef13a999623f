import { Fragment } from 'react';

/** Stand for what is put in while a sentence is made; no name has them. */
const PLACE = '\u0000';
const SECOND_PLACE = '\u0001';
const PLACES = new RegExp(`(${PLACE}|${SECOND_PLACE})`);

interface NamedWordsProps {
  readonly words: (name: string, second: string) => string;
  /** What somebody wrote, in any script: it does not turn the words around it. */
  readonly name: string;
  readonly second?: string;
}

/** A sentence of ours with something in it that is not ours. */
export function NamedWords({ words, name, second = '' }: NamedWordsProps) {
  return words(PLACE, SECOND_PLACE)
    .split(PLACES)
    .map((part, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one sentence have no other name than their place
      <Fragment key={place}>
        {part === PLACE ? <bdi>{name}</bdi> : part === SECOND_PLACE ? <bdi>{second}</bdi> : part}
      </Fragment>
    ));
}

import { Fragment } from 'react';

/** Stands for the name while a sentence is made; no name has it. */
const PLACE = '\u0000';

interface NamedWordsProps {
  readonly words: (name: string) => string;
  /** What somebody wrote, in any script: it does not turn the words around it. */
  readonly name: string;
}

/** A sentence of ours with something in it that is not ours. */
export function NamedWords({ words, name }: NamedWordsProps) {
  const [before, ...after] = words(PLACE).split(PLACE);
  return (
    <>
      {before}
      {after.map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts of one sentence have no other name than their place
        <Fragment key={place}>
          <bdi>{name}</bdi>
          {part}
        </Fragment>
      ))}
    </>
  );
}

import type { ClassicAnswers } from '@lf/domain/classic/answers';

/** What the body of every classic step gets: the answers, and the one way to change them. */
export interface ClassicBodyProps {
  readonly answers: ClassicAnswers;
  readonly change: (how: (answers: ClassicAnswers) => ClassicAnswers) => void;
}

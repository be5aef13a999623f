import { BASE_QUESTIONS } from '@lf/domain/question-budget';
import { VALUES_MAX, VALUES_MIN } from '@lf/domain/limits';
import { classNames } from '../../../components/ui/class-names.ts';
import { ridgeInk } from '../../../components/ui/ridge-ink.ts';
import styles from './what-to-expect.module.css';

const POINTS = [
  {
    title: 'You tell, we listen',
    text: `After a few words about you come ${BASE_QUESTIONS} questions about real moments. Most people take 30 to 45 minutes. Write as you would talk to a good friend.`,
  },
  {
    title: 'You decide what is true',
    text: `We show you the values we heard, each with your own sentence beside it. You keep, change and order ${VALUES_MIN} to ${VALUES_MAX} of them.`,
  },
  {
    title: 'You can stop at any time',
    text: 'Every word is kept as you type it. Come back tomorrow, on another device, and go on where you were. Any question can be skipped.',
  },
  {
    title: 'It stays yours',
    text: 'Your answers are read to make your fingerprint and for nothing else. Only the finished result can be shared, and only by you.',
  },
] as const;

export function WhatToExpect() {
  return (
    <ul className={styles.points}>
      {POINTS.map((point, index) => (
        <li key={point.title} className={classNames(styles.point, ridgeInk(index, POINTS.length))}>
          <h2 className={styles.title}>{point.title}</h2>
          <p>{point.text}</p>
        </li>
      ))}
    </ul>
  );
}

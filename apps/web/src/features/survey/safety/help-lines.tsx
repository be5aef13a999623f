import { Fragment } from 'react';
import { HELP_DIRECTORY, helpIn } from '@lf/domain/help-lines';
import { SAFETY_MESSAGES } from '@lf/domain/messages/safety';
import { PhoneNumber } from './phone-number.tsx';
import styles from './help-lines.module.css';

/** Helplines of the person's country, where they named one; for everybody the directory of all countries. */
export function HelpLines({ country }: { readonly country: string }) {
  const help = helpIn(country);
  return (
    <ul className={styles.lines} aria-label={SAFETY_MESSAGES.lines}>
      {help === undefined ? (
        <li>
          {SAFETY_MESSAGES.emergency} {SAFETY_MESSAGES.emergencyNumber}
        </li>
      ) : (
        <li>
          {SAFETY_MESSAGES.emergency}{' '}
          {help.emergency.map((number, index) => (
            <Fragment key={number}>
              {index > 0 && ` ${SAFETY_MESSAGES.or} `}
              <PhoneNumber number={number} />
            </Fragment>
          ))}
        </li>
      )}
      {help?.lines.map(({ name, number }) => (
        <li key={number}>
          <bdi>{name}</bdi>: <PhoneNumber number={number} />
        </li>
      ))}
      <li>
        {SAFETY_MESSAGES.directory}{' '}
        <a href={HELP_DIRECTORY.url} target="_blank" rel="noreferrer">
          {HELP_DIRECTORY.name}
        </a>
      </li>
    </ul>
  );
}

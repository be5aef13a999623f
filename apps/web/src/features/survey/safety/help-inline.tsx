import { HELP_DIRECTORY, helpIn } from '@lf/domain/help-lines';
import { SAFETY_MESSAGES } from '@lf/domain/messages/safety';
import { PhoneNumber } from './phone-number.tsx';

/** The same help as in `HelpLines`, in one line: the first emergency number, the first helpline, the directory. */
export function HelpInline({ country }: { readonly country: string }) {
  const help = helpIn(country);
  const emergency = help?.emergency[0];
  const line = help?.lines[0];
  return (
    <>
      {emergency === undefined ? SAFETY_MESSAGES.emergencyNumber : <PhoneNumber number={emergency} />}
      {', '}
      {line && (
        <>
          <bdi>{line.name}</bdi> <PhoneNumber number={line.number} />
          {', '}
        </>
      )}
      <a href={HELP_DIRECTORY.url} target="_blank" rel="noreferrer">
        {HELP_DIRECTORY.name}
      </a>
      .
    </>
  );
}

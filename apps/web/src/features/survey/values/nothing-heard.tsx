import { POTENTIAL_VALUES_MESSAGES } from '@lf/domain/messages/survey';
import { EmptyState } from '../../../components/print/empty-state.tsx';

/** No value stands on anything that was told: none is made up. */
export function NothingHeard({ isSkipped }: { readonly isSkipped: boolean }) {
  return (
    <EmptyState>
      <p>{isSkipped ? POTENTIAL_VALUES_MESSAGES.allSkipped : POTENTIAL_VALUES_MESSAGES.nothingHeard}</p>
      {!isSkipped && <p>{POTENTIAL_VALUES_MESSAGES.nothingHeardButTold}</p>}
    </EmptyState>
  );
}

import { POTENTIAL_VALUES_MESSAGES } from '@lf/domain/messages/potential-values';
import { EmptyState } from '../../../components/print/empty-state.tsx';

/** No value stands on anything that was told: none is made up. */
export function NothingDetected({ isSkipped }: { readonly isSkipped: boolean }) {
  return (
    <EmptyState>
      <p>{isSkipped ? POTENTIAL_VALUES_MESSAGES.allSkipped : POTENTIAL_VALUES_MESSAGES.nothingDetected}</p>
      {!isSkipped && <p>{POTENTIAL_VALUES_MESSAGES.nothingDetectedButTold}</p>}
    </EmptyState>
  );
}

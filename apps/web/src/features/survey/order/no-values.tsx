import { VALUE_ORDER_MESSAGES } from '@lf/domain/messages/survey';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/print/empty-state.tsx';
import { SurveyLayout } from '../layout/survey-layout.tsx';
import { useStep } from '../layout/use-step.ts';

/** Somebody came here by address, without values to order or to confirm. */
export function NoValues({ title }: { readonly title: string }) {
  const { goTo } = useStep();
  return (
    <SurveyLayout title={title} next={false} back={false}>
      <EmptyState actions={<Button onClick={() => goTo('before-we-begin')}>{VALUE_ORDER_MESSAGES.startNew}</Button>}>
        <p>{VALUE_ORDER_MESSAGES.noSession}</p>
      </EmptyState>
    </SurveyLayout>
  );
}

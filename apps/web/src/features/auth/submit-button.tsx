import { Button, type ButtonProps } from '../../components/ui/button.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { SUBMITS } from '../../lib/deferred-hydration/hydration-marks.ts';

/** Until the page is hydrated a press is held (`hydrate-on-interaction.ts`): the browser does not submit the form by itself. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'wide'>) {
  return <Button type={useHydrated() ? 'submit' : 'button'} wide {...{ [SUBMITS]: '' }} {...props} />;
}

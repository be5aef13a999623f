import { Button, type ButtonProps } from '../../components/ui/button.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { SUBMITS } from '../../lib/wake/alive.ts';

/** Until the page is hydrated a press is held (`wake.ts`) and does not send the form the old way. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'wide'>) {
  return <Button type={useHydrated() ? 'submit' : 'button'} wide {...{ [SUBMITS]: '' }} {...props} />;
}

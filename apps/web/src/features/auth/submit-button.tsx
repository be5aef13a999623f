import { Button, type ButtonProps } from '../../components/ui/button.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** Until the page is hydrated a press does nothing, rather than send the form the old way. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'wide'>) {
  return <Button type={useHydrated() ? 'submit' : 'button'} wide {...props} />;
}

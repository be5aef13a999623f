import { Button, type ButtonProps } from '../../components/ui/button.tsx';
import { useAlive } from '../../lib/use-alive.ts';

/** Until the page is alive a press does nothing, rather than send the form the old way. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'wide'>) {
  return <Button type={useAlive() ? 'submit' : 'button'} wide {...props} />;
}

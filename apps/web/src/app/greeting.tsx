import { GREETINGS } from '@lf/domain/messages/greetings';
import { useEffect } from 'react';
import { Alert } from '../components/ui/alert.tsx';
import { readBrought, rememberBrought } from '../lib/brought.ts';
import { useLocation, useSearchParams } from '../lib/router/router.tsx';
import { useHydratedUnpressed } from '../lib/use-hydrated-unpressed.ts';
import { paths } from './paths.ts';
import { readReturnAddress } from './return-address.ts';

/** Operators can hand out `/registration?code=SPRING`. */
const CODE = 'code';

type Brought = keyof typeof GREETINGS;

interface GreetingProps {
  /** What to do with it on this page. */
  readonly next: Readonly<Record<Brought, string>>;
}

/** What the visitor came with: a gift, a link to stand side by side, a code, or the address of a page that needs an account. */
function useBrought(): Brought | undefined {
  const code = useSearchParams().get(CODE);
  const address = readReturnAddress(useLocation().state);
  useEffect(() => {
    if (code) rememberBrought('code', code);
  }, [code]);
  if (address?.expired) return undefined;
  if (readBrought('gift') !== undefined) return 'gift';
  if (readBrought('with') !== undefined) return 'with';
  if (code || readBrought('code') !== undefined) return 'code';
  return address === null || address.from === paths.account ? undefined : 'link';
}

/** Says that what the visitor came with is not lost. Drawn with the form: it would move it later. The prerendered page is the same for every stranger. */
export function Greeting({ next }: GreetingProps) {
  const brought = useBrought();
  const isKnown = useHydratedUnpressed();
  if (brought === undefined || !isKnown) return null;
  return (
    <Alert variant="info">
      <p>
        <strong>{GREETINGS[brought]}</strong> {next[brought]}
      </p>
    </Alert>
  );
}

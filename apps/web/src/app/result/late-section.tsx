import type { ReactNode } from 'react';
import { LateCode } from '../../components/layout/late-code.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import type { Later } from '../../lib/later.ts';

interface LateSectionProps<Code> {
  readonly section: Later<Code>;
  /** What is being waited for. */
  readonly loading: string;
  readonly children: (code: Code, takesFocus: boolean) => ReactNode;
}

/** A section far below the picture. */
export function LateSection<Code>({ section, loading, children }: LateSectionProps<Code>) {
  const waiting = (
    <div data-not-on-paper>
      <Skeleton label={loading} />
    </div>
  );
  return (
    <LateCode code={section} waitsForIdle waiting={waiting}>
      {children}
    </LateCode>
  );
}

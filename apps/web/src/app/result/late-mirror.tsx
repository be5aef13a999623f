import { MIRROR_PLACE_MESSAGES } from '@lf/domain/messages/mirror-place';
import { useEffect, useState, type ComponentProps } from 'react';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import type { MirrorSection } from '../../features/mirror/owner/mirror-section.tsx';
import { AFTER_PAINT_MS } from '../../lib/after-paint.ts';
import { later, useLater } from '../../lib/later.ts';
import { whenIdle } from '../../lib/when-idle.ts';

const section = later(() => import('../../features/mirror/owner/mirror-section.tsx'));

/** Far below the picture: its code and its data come when the result itself stands. */
export function LateMirror(props: ComponentProps<typeof MirrorSection>) {
  const [isTurn, setTurn] = useState(false);
  const code = useLater(section, isTurn);
  useEffect(() => {
    const timer = setTimeout(whenIdle, AFTER_PAINT_MS, () => setTurn(true));
    return () => clearTimeout(timer);
  }, []);
  if (code === undefined) return <Skeleton label={MIRROR_PLACE_MESSAGES.loading} />;
  return <code.MirrorSection {...props} />;
}

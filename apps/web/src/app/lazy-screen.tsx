import { lazy, useState, type ComponentType } from 'react';

export interface LazyScreen<Props = object> {
  readonly Screen: ComponentType<Props>;
  /** After this the screen draws at once, without a fallback: prerendering, hydration and the first screen need that. */
  readonly preload: () => Promise<void>;
  /** Fetches what the screen needs once its words stand. */
  readonly later?: (() => Promise<unknown>) | undefined;
}

/** A screen in its own file, fetched when first needed. */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  later?: () => Promise<unknown>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchOnce = async () => {
    const screen = await load();
    loaded = screen.default;
    return screen;
  };
  const Later: ComponentType<Props> = lazy(fetchOnce);

  function Screen(props: Props) {
    // Fixed for the life of this instance: switching from Later to the loaded one would throw its state away.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Chosen {...props} />;
  }

  return { Screen, preload: async () => void (await fetchOnce()), later };
}

import { lazy, useState, type ComponentType } from 'react';

type ScreenModule = { readonly default: ComponentType };

export interface LazyScreen {
  readonly Screen: ComponentType;
  /** After this the screen draws at once, without a fallback: prerendering and hydration need that. */
  readonly preload: () => Promise<void>;
}

/** A screen in its own file, fetched when first needed. */
export function lazyScreen(load: () => Promise<ScreenModule>): LazyScreen {
  let loaded: ComponentType | undefined;
  const fetchOnce = async (): Promise<ScreenModule> => {
    const screen = await load();
    loaded = screen.default;
    return screen;
  };
  const Later = lazy(fetchOnce);

  function Screen() {
    // Fixed for the life of this instance: switching from Later to the loaded one would throw its state away.
    const [Chosen] = useState<ComponentType>(() => loaded ?? Later);
    return <Chosen />;
  }

  return { Screen, preload: async () => void (await fetchOnce()) };
}

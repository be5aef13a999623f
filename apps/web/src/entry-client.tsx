import './styles/fonts.css';
import './styles/font-stand-ins.css';
import './styles/tokens.css';
import './styles/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { waitForConnection } from './app/offline-page.ts';
import { findRoute, isOwnPart, isScreen, keepsData } from './app/route-table.ts';
import { personsData, signedInArea } from './app/app-router.tsx';
import { screens } from './app/screens.ts';
import { isSeenAsOthers } from './features/result/as-others-see-it.ts';
import { ArrivedData, readArrivedData } from './lib/arrived-data.ts';
import { BrowserRouter } from './lib/router/router.tsx';
import { getSession } from './lib/session.ts';
import { HYDRATED, KEPT_ID, UNREACHED } from './lib/deferred-hydration/hydration-marks.ts';

const app = (
  <StrictMode>
    <ArrivedData value={readArrivedData()}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </ArrivedData>
  </StrictMode>
);

const TRY_AGAIN_MS = 5_000;

function untilWorthATry(): Promise<unknown> {
  dispatchEvent(new Event(UNREACHED));
  return new Promise((goOn) => {
    setTimeout(goOn, TRY_AGAIN_MS);
    addEventListener('online', goOn, { once: true });
  });
}

async function start(root: HTMLElement): Promise<void> {
  const { prerendered, at = location.pathname } = root.dataset;
  if (prerendered === 'offline' && at !== location.pathname) {
    waitForConnection(root);
    return;
  }
  const isStranger = getSession() === null;
  const asked = findRoute(location.pathname).route;
  const isToLogIn = isStranger && isScreen(asked) && isOwnPart(asked, location.hash);
  // The address sends strangers to the page that came in its place: they are there already.
  if (isStranger && at !== location.pathname && !isToLogIn)
    history.replaceState(history.state, '', at + location.search + location.hash);
  const { route } = findRoute(location.pathname);
  const fetchScreen = async (): Promise<void> => {
    if (!isScreen(route)) return;
    const area = route.access === 'signed-in' && !isStranger ? signedInArea.preload() : undefined;
    const data = keepsData(route) && !isStranger ? personsData.preload() : undefined;
    await Promise.all([screens[route.screen].preload(), area, data]);
  };
  const isForStrangers =
    isScreen(route) &&
    (route.access === 'signed-out' || (route.screen === 'public-fingerprint' && !isSeenAsOthers(location.search)));
  const isForOthers = isForStrangers && !isStranger;
  const isHere = prerendered === route.name && !isForOthers;
  // A screen that cannot be fetched now is asked for again by the router, which knows how to say so. One that stands here already stays as it is until then.
  while (
    !(await fetchScreen().then(
      () => true,
      () => !isHere,
    ))
  )
    await untilWorthATry();
  const isDrawn =
    isScreen(route) &&
    route.screen === 'survey' &&
    !isStranger &&
    (await import('./app/survey/open-ahead.ts')
      .then(({ openAhead }) => openAhead(location.pathname))
      .catch(() => false));
  globalThis.lfDrawn?.release(getSession()?.token);
  const opening = document.getElementById('opening');
  opening?.remove();
  if (isHere || isDrawn) {
    document.getElementById(KEPT_ID)?.remove();
    // In pieces: on a slow phone the whole is a long task, and a press in between is to be answered.
    startTransition(() => void hydrateRoot(root, app));
    dispatchEvent(new Event(HYDRATED));
    return;
  }
  // A page that was made for somebody else is not shown, not even until the first screen is drawn.
  if (prerendered !== undefined) root.replaceChildren(...(opening?.childNodes ?? []));
  delete root.dataset['prerendered'];
  startTransition(() => createRoot(root).render(app));
}

const root = document.getElementById('root');
// In a task of its own: on a slow phone reading the code and beginning with it would be a long one together.
if (root) setTimeout(() => void start(root));

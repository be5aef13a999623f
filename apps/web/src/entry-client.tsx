import './lib/schemas-without-eval.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { findRoute, isScreen } from './app/route-table.ts';
import { screens } from './app/screens.ts';
import { BrowserRouter } from './lib/router/router.tsx';
import { getRuntimeConfig } from './lib/runtime-config.ts';

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

async function start(root: HTMLElement): Promise<void> {
  void getRuntimeConfig();
  const { route } = findRoute(location.pathname);
  // A screen that cannot be fetched now is asked for again by the router, which knows how to say so.
  if (isScreen(route)) await screens[route.screen].preload().catch(() => undefined);
  if (root.dataset['prerendered'] === route.name) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

const root = document.getElementById('root');
if (root) void start(root);

import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { isScreen, routeTable, type ScreenRoute } from './app/route-table.ts';
import { screens } from './app/screens.ts';
import { StaticRouter } from './lib/router/router.tsx';
import { documentTitle } from './lib/document-title.ts';

export interface PrerenderedPage {
  readonly name: string;
  readonly screen: string;
  readonly path: string;
  readonly title: string;
  readonly html: string;
}

async function prerender(route: ScreenRoute): Promise<PrerenderedPage> {
  await screens[route.screen].preload();
  const html = renderToString(
    <StrictMode>
      <StaticRouter pathname={route.path === '*' ? '/not-found' : route.path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
  return { name: route.name, screen: route.screen, path: route.path, title: documentTitle(route.title), html };
}

/** Run by the build: the screens that look the same to every stranger, as HTML. */
export async function prerenderAll(): Promise<readonly PrerenderedPage[]> {
  return Promise.all(routeTable.filter(isScreen).filter((route) => route.prerender).map(prerender));
}

/** Every address of the app, so that a server can answer 404 to the others. */
export const knownPaths: readonly string[] = routeTable.map((route) => route.path).filter((path) => path !== '*');

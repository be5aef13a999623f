import { fileURLToPath } from 'node:url';
import { stepPath, SURVEY_STEPS } from '@lf/domain/survey-steps';
import { createBuilder, type BuildEnvironment, type ViteBuilder } from 'vite';
import { precompress } from './precompress.ts';
import { prerender } from './prerender.ts';
import { writeServiceWorker } from './write-service-worker.ts';

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

function environment(builder: ViteBuilder, name: string): BuildEnvironment {
  const found = builder.environments[name];
  if (found === undefined) throw new Error(`vite.config.ts has no environment '${name}'`);
  return found;
}

/** The whole of dist/: the app, the prerendered pages, the service worker, and everything once more in brotli and gzip. */
const builder = await createBuilder({ configFile: here('vite.config.ts'), logLevel: 'error' });
await builder.build(environment(builder, 'client'));
await builder.build(environment(builder, 'ssr'));
await prerender({
  dist: here('dist'),
  server: here('../../dist/web'),
  prefetchScript: here('src/lib/prefetch/prefetch-script.ts'),
  stepScript: here('src/lib/prefetch/fetch-step-script.ts'),
  questionScript: here('src/features/survey/drawn-ahead/draw-question-script.ts'),
  hydrationScript: here('src/lib/deferred-hydration/hydrate-on-interaction.ts'),
});
await writeServiceWorker({
  dist: here('dist'),
  source: here('src/service-worker/service-worker.ts'),
  shellPaths: SURVEY_STEPS.map(({ slug }) => stepPath(slug)),
});
await precompress(here('dist'));

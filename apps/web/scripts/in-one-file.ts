import { build } from 'vite';

/** A script with all it imports, as text: for what stands apart from the application's own files. */
export async function inOneFile(source: string, define: Readonly<Record<string, string>> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: { write: false, copyPublicDir: false, rolldownOptions: { input: source, output: { format: 'iife' } } },
  });
  const [outcome] = Array.isArray(built) ? built : [built];
  if (outcome === undefined || !('output' in outcome)) throw new Error(`${source} was not built`);
  return outcome.output[0].code.trim();
}

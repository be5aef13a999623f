import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The models lie beside the sources in development and beside the bundle in a deployment: look upwards for either. */
export function modelFolder(name: string): string {
  const places = ['models', 'apps/ai/models'];
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    for (const place of places) {
      const candidate = join(folder, place, name);
      if (existsSync(candidate)) return candidate;
    }
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`The model folder models/${name} is missing`);
    folder = parent;
  }
}

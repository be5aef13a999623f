// Two files of one name in an app are hard to tell apart in a search: `npm run check` refuses them, except for the pairs that belong together.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install-missing.mjs';

/** A thin file that only places the component, call or text of the same name (CONTRIBUTING.md, Conventions). */
const PAIRED = [
  /^apps\/web\/src\/app\//,
  /^apps\/web\/src\/features\/[^/]+\/(steps|api)\//,
  /^apps\/web\/src\/features\/survey\/values\//,
  /^apps\/ai\/src\/engines\/llm\/calls\//,
  /^packages\/domain\/src\/(messages|stranger-text)\//,
];
const SOURCE = /\.(ts|tsx|mjs|css)$/;

const appsAndPackages = () =>
  ['apps', 'packages'].flatMap((top) => readdirSync(path.join(root, top)).map((name) => `${top}/${name}`));

function sourcesOf(app) {
  return ['src', 'scripts'].flatMap((part) => {
    try {
      return readdirSync(path.join(root, app, part), { recursive: true, encoding: 'utf8' })
        .filter((file) => SOURCE.test(file))
        .map((file) => `${app}/${part}/${file.split(path.sep).join('/')}`);
    } catch {
      return [];
    }
  });
}

/** The exit code; names every file whose name is taken in its app. */
export function checkFileNames() {
  const problems = appsAndPackages().flatMap((app) => {
    const byName = groupedByName(sourcesOf(app));
    return [...byName.values()].filter(
      (files) => files.length > 1 && files.filter((file) => !PAIRED.some((pattern) => pattern.test(file))).length > 1,
    );
  });
  for (const files of problems) console.error(`one name for two files of an app: ${files.join(', ')}`);
  return problems.length > 0 ? 1 : 0;
}

function groupedByName(files) {
  const byName = new Map();
  for (const file of files) {
    const name = path.basename(file);
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  return byName;
}

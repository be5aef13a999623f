import type { Plugin } from 'vite';

/** What a caller does not look at: the server checks what it is sent, describes its routes and counts calls. */
const FOR_SERVERS = new Set(['summary', 'params', 'query', 'body', 'limits', 'bodyLimitBytes', 'status']);

const CONTRACT = /\/packages\/contract\/src\/[\w-]+\.ts$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Property extends Node {
  readonly key?: { readonly name?: string };
}
interface Call extends Node {
  readonly callee: { readonly name?: string };
  readonly arguments: readonly (Node & { readonly properties?: readonly Property[] })[];
}
interface Declaration extends Node {
  readonly declaration?: Declaration | null;
  readonly declarations?: readonly { readonly init: Node | null }[];
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isRoute = (node: Node): node is Call =>
  node.type === 'CallExpression' && (node as Call).callee.name === 'defineRoute';

/** The fields of a route that only servers read, each with the comma after it. */
function fieldsForServers(code: string, { arguments: [fields] }: Call): readonly Change[] {
  return (fields?.properties ?? [])
    .filter(({ key }) => FOR_SERVERS.has(key?.name ?? ''))
    .map(({ start, end }) => ({ start, end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0), text: '' }));
}

/** Made only if somebody uses it: the bundler cannot know that a schema does nothing but be there. */
function leftOutIfUnused({ type, start, end }: Node): readonly Change[] {
  if (type !== 'CallExpression' && type !== 'ObjectExpression') return [];
  return [
    { start, end: start, text: '/* @__PURE__ */ (() => (' },
    { start: end, end, text: '))()' },
  ];
}

/**
 * The contract describes each call once, for servers and browsers. Browsers get of a route what a call reads (`lib/call.ts`): method, path, who may
 * call, how long it may take, and the schema of the answer. Schemas of what is sent are theirs where a form imports them by name.
 */
export const clientRoutes: Plugin = {
  name: 'client-routes',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!CONTRACT.test(id)) return null;
    const { body } = this.parse(code) as unknown as { readonly body: readonly Declaration[] };
    const inits = body
      .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
      .flatMap(({ init }) => (init === null ? [] : [init]));
    const changes = inits.flatMap((init) => [
      ...(isRoute(init) ? fieldsForServers(code, init) : []),
      ...leftOutIfUnused(init),
    ]);
    let text = code;
    for (const change of changes.toSorted((a, b) => b.start - a.start))
      text = text.slice(0, change.start) + change.text + text.slice(change.end);
    return { code: text, map: null };
  },
};

import type { Plugin } from 'vite';

const RUNTIME = /^assets\/rolldown-runtime-/;
const REACT = /^assets\/react-/;

/** `a as b, c` of an import or export, as pairs. */
const pairsOf = (names: string): readonly (readonly [string, string])[] =>
  names.split(',').map((name) => {
    const [first = '', second = first] = name.split(' as ');
    return [first, second] as const;
  });

const EXPORTS = /export\{([^}]*)\};?\s*$/;
const nameInReact = (name: string): string => `runtime_${name}`;

/**
 * The bundler's few helpers come as a file of their own that every page fetches: 400 bytes, and as much again in headers, on one of the six
 * connections that a browser opens. They are put into React's file, which every page fetches as well.
 */
export const runtimeInReact: Plugin = {
  name: 'runtime-in-react',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const runtime = chunks.find(({ fileName }) => RUNTIME.test(fileName));
      const react = chunks.find(({ fileName }) => REACT.test(fileName));
      if (runtime === undefined || react === undefined) return;
      const from = (file: string) => new RegExp(`import\\{([^}]*)\\}from"\\./${file.replace('assets/', '')}";?`);
      const [, exported = ''] = EXPORTS.exec(runtime.code) ?? [];
      const inside = from(runtime.fileName).exec(react.code);
      if (exported === '' || inside === null) throw new Error('the bundler writes its helpers in another way now');
      const given = pairsOf(exported);
      const helpers = `const{${given.map(([, name]) => `${name}:${nameInReact(name)}`).join(',')}}=(()=>{${runtime.code.replace(EXPORTS, '')};return{${given.map(([local, name]) => `${name}:${local}`).join(',')}}})();`;
      const used = pairsOf(inside[1] ?? '').map(([name, local]) => `${local}=${nameInReact(name)}`);
      react.code =
        helpers +
        (used.length > 0 ? `const ${used.join(',')};` : '') +
        react.code.replace(inside[0], '') +
        `;export{${given.map(([, name]) => nameInReact(name)).join(',')}};`;
      for (const chunk of chunks) {
        if (chunk === react || chunk === runtime) continue;
        chunk.code = chunk.code.replace(
          from(runtime.fileName),
          (_all, names: string) =>
            `import{${pairsOf(names)
              .map(([name, local]) => `${nameInReact(name)} as ${local}`)
              .join(',')}}from"./${react.fileName.replace('assets/', '')}";`,
        );
        if (chunk.code.includes(runtime.fileName.replace('assets/', '')))
          throw new Error(`${chunk.fileName} names the helpers in another way`);
        chunk.imports = [...new Set(chunk.imports.map((file) => (file === runtime.fileName ? react.fileName : file)))];
      }
      react.imports = react.imports.filter((file) => file !== runtime.fileName);
      delete bundle[runtime.fileName];
    },
  },
};

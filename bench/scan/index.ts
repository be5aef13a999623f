import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { fileURLToPath } from 'node:url';
import { errorCode } from '@lf/platform/error-code';
import { ONE_CALL, startProduct, writeRequest, type Product } from './product.ts';

/**
 * `npm run scan` sets outside scanners on the running product and prints a row for each; `npm run scan -- sqlmap csp` runs some of them, `--smoke` none.
 * Those of Debian (sqlmap, wapiti, slowhttptest) are used where they are installed; those of npm are fetched into .cache/scan.
 */
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const folder = path.join(root, '.cache/scan');
const FROM_NPM = [
  '@stoplight/spectral-cli@6.16.3',
  '@stoplight/spectral-owasp-ruleset@2.0.1',
  'csp_evaluator@1.1.8',
  'jwt-cracker@4.1.1',
];
const MINUTES = 60_000;

interface Verdict {
  readonly clean: boolean;
  readonly said: string;
}

function run(command: string, args: readonly string[], timeout: number): string {
  const { stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    timeout,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (errorCode(error) === 'ENOENT') throw new Error(`${command} is not installed`);
  return stripVTControlCharacters(`${stdout}\n${stderr}`);
}

const json = async (address: string): Promise<string> => (await fetch(address, { headers: ONE_CALL })).text();

const scanners: Record<string, (product: Product) => Promise<Verdict> | Verdict> = {
  /** Every field of every JSON body, every part of a path, every query. */
  sqlmap: (product) => {
    const found: string[] = [];
    product.calls.forEach((call, at) => {
      const file = path.join(folder, `request-${at}.txt`);
      writeRequest(file, product, call);
      const log = run(
        'sqlmap',
        [
          '-r',
          file,
          '--batch',
          '--ignore-stdin',
          '--dbms=PostgreSQL',
          '--level=1',
          '--risk=1',
          '--time-sec=3',
          '--ignore-code=*',
          '--flush-session',
          '--disable-coloring',
          `--output-dir=${path.join(folder, 'sqlmap')}`,
        ],
        20 * MINUTES,
      );
      writeFileSync(path.join(folder, `sqlmap-${at}.log`), log);
      const tried = (
        log.match(/testing if .* parameter .* is dynamic|does not seem to be injectable|skipping .* parameter/g) ?? []
      ).length;
      console.log(`    ${call.method} ${call.url.slice(0, 60)}: ${tried} places`);
      // A scanner that could not try anything has found nothing out.
      if (tried === 0) found.push(`not tried: ${call.method} ${call.url}`);
      if (/is vulnerable|identified the following injection/.test(log)) found.push(`${call.method} ${call.url}`);
    });
    return {
      clean: found.length === 0,
      said: found.length === 0 ? `${product.calls.length} calls, nothing injectable` : found.join(', '),
    };
  },
  /** Follows the links of the pages, then tries its attacks on every address it found. */
  wapiti: (product) => {
    const report = path.join(folder, 'wapiti.json');
    // A page that a program draws has few links to follow: what can be read is named.
    const read = product.calls.filter(({ method }) => method === 'GET');
    const log = run(
      'wapiti',
      [
        '-u',
        `${product.url}/login`,
        ...read.flatMap(({ url }) => ['-s', `${product.url}${url}`]),
        '--scope',
        'domain',
        '-H',
        `Authorization: Bearer ${product.token}`,
        // It asks for brotli and cannot read it: of a page that came so it would follow no link.
        '-H',
        'Accept-Encoding: identity',
        '-f',
        'json',
        '-o',
        report,
        '--flush-session',
        '--max-scan-time',
        '5',
        '--no-bugreport',
      ],
      10 * MINUTES,
    );
    writeFileSync(path.join(folder, 'wapiti.log'), log);
    const crawled = Number(/found (\d+) URLs and forms/.exec(log)?.[1] ?? 0);
    const attacks = log.match(/Launching module \w+/g)?.length ?? 0;
    const { vulnerabilities } = JSON.parse(readFileSync(report, 'utf8')) as {
      vulnerabilities: Record<string, { info: string }[]>;
    };
    // A header of old browsers that modern ones ignore, and that opened holes where it was set.
    const accepted = 'X-XSS-Protection is not set';
    const found = Object.entries(vulnerabilities).flatMap(([kind, list]) =>
      list.filter(({ info }) => info !== accepted).map(({ info }) => `${kind}: ${info}`),
    );
    // One more is the page that it starts at.
    if (crawled <= read.length + 1) found.push('it followed no link');
    return {
      clean: found.length === 0,
      said: [`${crawled} addresses and forms, ${attacks} kinds of attack`, ...found].join('\n      '),
    };
  },
  slowhttptest: (product) => {
    const log = run(
      'slowhttptest',
      [
        '-c',
        '500',
        '-H',
        '-i',
        '5',
        '-r',
        '100',
        '-t',
        'GET',
        '-u',
        `${product.url}/api/health`,
        '-x',
        '24',
        '-p',
        '3',
        '-l',
        '30',
      ],
      2 * MINUTES,
    );
    const states = [...log.matchAll(/service available:\s*(\w+)/g)].map((match) => match[1]);
    const away = states.filter((state) => state !== 'YES').length;
    return {
      clean: states.length > 0 && away === 0,
      said: `service available in ${states.length - away} of ${states.length} looks, 500 connections`,
    };
  },
  spectral: async (product) => {
    const rules = path.join(folder, 'ruleset.yaml');
    writeFileSync(rules, readFileSync(path.join(root, 'bench/scan/spectral-ruleset.yaml')));
    const said: string[] = [];
    for (const service of ['api', 'ai']) {
      const file = path.join(folder, `openapi-${service}.json`);
      writeFileSync(file, await json(`${product.url}/${service}/openapi.json`));
      said.push(
        ...run(
          path.join(folder, 'node_modules/.bin/spectral'),
          ['lint', file, '-r', rules, '-f', 'text', '--fail-severity', 'hint'],
          3 * MINUTES,
        )
          .split('\n')
          .filter((line) => /(error|warning|information|hint)/.test(line) && !line.startsWith('No results')),
      );
    }
    return {
      clean: said.length === 0,
      said:
        said.length === 0
          ? 'both descriptions, no finding'
          : `${said.length} findings\n      ${said.slice(0, 40).join('\n      ')}`,
    };
  },
  csp: async (product) => {
    const policy =
      (await fetch(`${product.url}/login`, { headers: ONE_CALL })).headers.get('content-security-policy') ?? '';
    const script = `const {CspEvaluator}=require('csp_evaluator/dist/evaluator.js');const {CspParser}=require('csp_evaluator/dist/parser.js');console.log(JSON.stringify(new CspEvaluator(new CspParser(${JSON.stringify(policy)}).csp).evaluate()))`;
    const file = path.join(folder, 'csp.cjs');
    writeFileSync(file, script);
    const findings = JSON.parse(run(process.execPath, [file], MINUTES)) as {
      directive: string;
      severity: number;
      description: string;
    }[];
    // Below 50 it is high or medium; above, "possibly" and advice.
    const grave = findings.filter(({ severity }) => severity <= 45);
    return {
      clean: grave.length === 0,
      said:
        findings
          .map(({ directive, severity, description }) => `${directive} (${severity}): ${description}`)
          .join('\n      ') || 'no finding',
    };
  },
  jwt: (product) => {
    const log = run(
      path.join(folder, 'node_modules/.bin/jwt-cracker'),
      ['-t', product.token, '-a', 'abcdefghijklmnopqrstuvwxyz', '--max', '4'],
      5 * MINUTES,
    );
    return { clean: !/SECRET FOUND/i.test(log), said: log.trim().split('\n').slice(-3).join(' ') };
  },
};

const asked = process.argv.slice(2);
/** Everything but the scanners themselves: that the product starts, and that what they read is there. */
const isSmoke = asked.includes('--smoke');

async function smoke(product: Product): Promise<void> {
  product.calls.forEach((call, at) => writeRequest(path.join(folder, `request-${at}.txt`), product, call));
  const { headers } = await fetch(`${product.url}/login`, { headers: ONE_CALL });
  if (!headers.has('content-security-policy')) throw new Error('/login has no policy');
  for (const service of ['api', 'ai']) JSON.parse(await json(`${product.url}/${service}/openapi.json`));
  console.log(`${product.calls.length} calls to scan, ${Object.keys(scanners).length} scanners`);
}

mkdirSync(folder, { recursive: true });
if (!existsSync(path.join(folder, 'package.json')))
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
if (!isSmoke && !existsSync(path.join(folder, 'node_modules/csp_evaluator')))
  run('npm', ['install', '--no-audit', '--no-fund', ...FROM_NPM], 5 * MINUTES);
spawnSync(process.execPath, [path.join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
const product = await startProduct(folder);
let failed = false;
try {
  if (isSmoke) await smoke(product);
  for (const [name, scan] of Object.entries(scanners)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`${name} …`);
    try {
      const { clean, said } = await scan(product);
      if (!clean) failed = true;
      console.log(`${clean ? 'clean ' : 'FOUND '} ${name}: ${said}`);
    } catch (error) {
      console.log(`absent ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
} finally {
  await product.stop();
}
process.exit(failed ? 1 : 0);

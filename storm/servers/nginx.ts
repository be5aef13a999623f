import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '@lf/platform/testing/program';
import { startStandIn } from './stand-in-proxy.ts';

export interface Proxy {
  readonly isNginx: boolean;
  stop(): Promise<void>;
}

interface Ports {
  readonly app1: number;
  readonly app2: number;
  readonly ai: number;
}

const PLACES = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

export const installedNginx = (): string | undefined => PLACES.find((place) => existsSync(place));

/** An installed nginx, else Debian's package; undefined where neither is to be had. */
function findNginx(): string | undefined {
  const there = installedNginx();
  if (there !== undefined || !existsSync('/usr/bin/apt-get')) return there;
  console.log('Installing nginx for the fault suite (once) …');
  const [command = '', ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const apt = (...args: string[]) =>
    spawnSync(command, [...before, ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', 'nginx-light');
  return installedNginx();
}

/** The deployed configuration with our addresses in it: what is proven is what is deployed. */
function deployedConfig(addresses: Readonly<Record<string, string>>): string {
  let config = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8');
  for (const [written, ours] of Object.entries(addresses)) {
    if (!config.includes(written)) throw new Error(`deploy/nginx.conf no longer says "${written}"`);
    config = config.replace(written, ours);
  }
  return config;
}

/** nginx where it is or can be installed, else a stand-in of ours. */
export async function startProxy(ports: Ports, port: number): Promise<Proxy> {
  const nginx = findNginx();
  if (nginx !== undefined) return { isNginx: true, stop: (await startNginx(nginx, ports, port)).stop };
  console.log(
    'nginx is not installed and could not be (Debian: apt-get install nginx-light): a stand-in takes its place, and what only nginx can prove is left out.',
  );
  return { isNginx: false, stop: await startStandIn(ports, port) };
}

/** Before two processes of web and API and one of the AI service; everything around the deployed part is as in nginx's image. */
export async function startNginx(
  nginx: string,
  ports: Ports,
  port: number,
): Promise<{ readonly logs: () => string; readonly stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lf-nginx-'));
  mkdirSync(path.join(folder, 'temp'));
  const config = deployedConfig({
    'app-1:3000': `127.0.0.1:${ports.app1}`,
    'app-2:3000': `127.0.0.1:${ports.app2}`,
    'ai:3000': `127.0.0.1:${ports.ai}`,
    'listen 80;': `listen 127.0.0.1:${port};`,
    '/var/log/nginx/access.log': `${folder}/access.log`,
    '/var/log/nginx/error.log': `${folder}/server-error.log`,
  });
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/temp/${kind};`,
  );
  const main = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log error;`,
    'worker_processes auto; events { worker_connections 1024; }',
    `http { access_log off; sendfile on; keepalive_timeout 65; ${kinds.join(' ')}`,
    config,
    '}',
  ];
  writeFileSync(path.join(folder, 'nginx.conf'), main.join('\n'));
  const child = spawn(nginx, ['-c', path.join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const lastResort = () => child.kill('SIGTERM');
  process.once('exit', lastResort);
  for (let tries = 0; ; tries += 1) {
    if (child.exitCode !== null || tries > 100) throw new Error(`nginx did not start: ${complaint}`);
    if (
      await fetch(`http://127.0.0.1:${port}/api/live`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await pause(100);
  }
  const read = (name: string): string => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  return {
    logs: () => ['access.log', 'server-error.log', 'error.log'].map(read).join(''),
    stop: async () => {
      process.off('exit', lastResort);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

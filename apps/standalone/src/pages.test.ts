import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageFinder } from './pages.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'lf-pages-'));

const inline = { styles: ['sha256-abc'], scripts: [] };

beforeAll(() => {
  mkdirSync(path.join(dist, 'prerendered'));
  const pages = {
    files: { '/': { file: 'login.html', inline }, '/login': { file: 'login.html', inline }, '/auth/reset-password': { file: 'auth-reset-password.html', inline }, '*': { file: 'not-found.html', inline } },
    knownPaths: ['/', '/login', '/auth/reset-password', '/account', '/fingerprint/:licenseCode'],
  };
  writeFileSync(path.join(dist, 'prerendered/pages.json'), JSON.stringify(pages));
});

afterAll(() => rmSync(dist, { recursive: true }));

describe('the page of an address', () => {
  it.each([
    ['/login', 'prerendered/login.html', 200],
    ['/login/', 'prerendered/login.html', 200],
    ['/auth/reset-password', 'prerendered/auth-reset-password.html', 200],
    ['/', 'prerendered/login.html', 200],
    ['/account', 'index.html', 200],
    ['/fingerprint/K-1', 'index.html', 200],
    ['/fingerprint/K-1/more', 'prerendered/not-found.html', 404],
    ['/constructor', 'prerendered/not-found.html', 404],
    ['/no/such/page', 'prerendered/not-found.html', 404],
  ])('%s', (address, file, status) => {
    expect(createPageFinder(dist)(address)).toEqual({ file, status, ...(file.startsWith('prerendered/') && { inline }) });
  });

  it('is the shell for everything while nothing is prepared', () => {
    expect(createPageFinder(path.join(dist, 'nowhere'))('/whatever')).toEqual({ file: 'index.html', status: 200 });
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageFinder } from './pages.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'lf-pages-'));

const shellInline = { styles: ['sha256-def'], scripts: [] };
const inline = { styles: ['sha256-abc'], scripts: [] };

beforeAll(() => {
  mkdirSync(path.join(dist, 'prerendered'));
  const pages = {
    files: {
      '/': { file: 'login.html', inline },
      '/login': { file: 'login.html', inline },
      '/auth/reset-password': { file: 'auth-reset-password.html', inline },
      '*': { file: 'not-found.html', inline },
    },
    shell: { inline: shellInline, needs: ['/assets/react.js'] },
    known: [
      ...['/', '/login', '/auth/reset-password', '/account', '/fingerprint/:licenseCode'].map((known) => ({
        path: known,
        needs: known === '/account' ? ['/assets/account-2.css', '/assets/account-1.js'] : [],
      })),
      { path: '/interview', needs: ['/assets/survey.js'], file: 'interview.html', inline },
    ],
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
    ['/fingerprint/K-1', 'index.html', 200],
    ['/index.html', 'index.html', 200],
    ['/fingerprint/K-1/more', 'prerendered/not-found.html', 404],
    ['/constructor', 'prerendered/not-found.html', 404],
    ['/no/such/page', 'prerendered/not-found.html', 404],
  ])('%s', (address, file, status) => {
    expect(createPageFinder(dist)(address)).toEqual({
      file,
      status,
      inline: file.startsWith('prerendered/') ? inline : shellInline,
    });
  });

  it('says what the browser will ask for next, what is needed first before the rest', () => {
    expect(createPageFinder(dist)('/account')).toEqual({
      file: 'index.html',
      status: 200,
      inline: shellInline,
      link: '</assets/react.js>; rel=modulepreload, </assets/account-1.js>; rel=modulepreload, </assets/account-2.css>; rel=preload; as=style',
    });
  });

  it('may be one of its own in the place of the shell, which needs the same first', () => {
    expect(createPageFinder(dist)('/interview')).toEqual({
      file: 'prerendered/interview.html',
      status: 200,
      inline,
      link: '</assets/react.js>; rel=modulepreload, </assets/survey.js>; rel=modulepreload',
    });
  });

  it('is the shell for everything while nothing is prepared', () => {
    expect(createPageFinder(path.join(dist, 'nowhere'))('/whatever')).toEqual({ file: 'index.html', status: 200 });
  });
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserHistory } from './browser-history.ts';

beforeEach(() => {
  window.history.replaceState(null, '', '/start');
});

describe('the history', () => {
  it('goes, tells, and carries the state', () => {
    const history = createBrowserHistory();
    const listener = vi.fn();
    history.listen(listener);
    history.navigate('/login?x=1#y', { state: { from: '/account' } });
    expect(window.location.pathname).toBe('/login');
    expect(listener).toHaveBeenCalledExactlyOnceWith({
      pathname: '/login',
      search: '?x=1',
      hash: '#y',
      state: { from: '/account' },
      by: 'push',
    });
  });

  it('finds the state again after a reload', () => {
    createBrowserHistory().navigate('/login', { state: 'kept', replace: true });
    expect(createBrowserHistory().current()).toMatchObject({ pathname: '/login', state: 'kept' });
  });

  it('lets a blocker keep the person, and go on afterwards', () => {
    const history = createBrowserHistory();
    let goOn = () => undefined as void;
    history.block((to, proceed) => {
      goOn = proceed;
      return to.pathname === '/outside';
    });
    history.navigate('/inside');
    expect(history.current().pathname).toBe('/inside');
    history.navigate('/outside');
    expect(history.current().pathname).toBe('/inside');
    goOn();
    expect(history.current().pathname).toBe('/outside');
  });

  it('is one step longer after two presses that lead to the same place', () => {
    const history = createBrowserHistory();
    const before = window.history.length;
    history.navigate('/next');
    history.navigate('/next');
    expect(history.current()).toMatchObject({ pathname: '/next', by: 'replace' });
    expect(window.history.length).toBe(before + 1);
  });

  it('forgets a blocker that is taken away', () => {
    const history = createBrowserHistory();
    const release = history.block(() => true);
    release();
    history.navigate('/anywhere');
    expect(history.current().pathname).toBe('/anywhere');
  });
});

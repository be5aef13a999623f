// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  SESSION_STORAGE_KEY,
  endIfRefused,
  endSession,
  getSession,
  howSessionEnded,
  replaceToken,
  selectLicense,
  startSession,
  subscribeToSession,
  updateLicense,
  updateUser,
} from './session.ts';

const ada = { id: 'u1', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' };

beforeEach(() => {
  localStorage.clear();
});

describe('the session', () => {
  it('keeps token, user, license code and license status', () => {
    startSession('t0ken', ada);
    selectLicense('u1', 'K-1', 'used');
    expect(getSession()).toEqual({ token: 't0ken', user: ada, licenseCode: 'K-1', licenseStatus: 'used' });
  });

  it('takes new data about its own person, and nobody else’s', () => {
    startSession('t0ken', ada);
    updateUser({ ...ada, id: 'u2', firstName: 'Bob' });
    expect(getSession()?.user).toEqual(ada);
    updateUser({ ...ada, firstName: 'Augusta' });
    expect(getSession()).toMatchObject({ token: 't0ken', user: { id: 'u1', firstName: 'Augusta' } });
  });

  it('takes a new token for whoever asked for it, not for who has signed in meanwhile', () => {
    startSession('t0ken', ada);
    replaceToken('t0ken', 'n3w');
    expect(getSession()?.token).toBe('n3w');
    startSession('b0b', { ...ada, id: 'u2' });
    replaceToken('n3w', 'n3wer');
    expect(getSession()?.token).toBe('b0b');
  });

  it('takes a key for whoever chose it, and what is new about it while it is chosen', () => {
    startSession('b0b', { ...ada, id: 'u2' });
    selectLicense('u1', 'K-1', 'used');
    expect(getSession()?.licenseCode).toBeNull();
    selectLicense('u2', 'K-2', 'active');
    updateLicense('K-1', 'completed');
    expect(getSession()).toMatchObject({ licenseCode: 'K-2', licenseStatus: 'active' });
    updateLicense('K-2', 'used');
    expect(getSession()).toMatchObject({ licenseCode: 'K-2', licenseStatus: 'used' });
  });

  it('is not ended by a call that showed no token, whoever was here before', () => {
    startSession('t0ken', ada);
    endSession('logged-out');
    endIfRefused(401, undefined);
    expect(howSessionEnded()).toBe('logged-out');
    startSession('t0ken', ada);
    endIfRefused(401, 'another');
    expect(getSession()?.token).toBe('t0ken');
  });

  it('is the same object until it changes', () => {
    startSession('t0ken', ada);
    expect(getSession()).toBe(getSession());
  });

  it('ends without touching anything else that is stored', () => {
    localStorage.setItem('lf.draft.u1', 'a painful memory');
    startSession('t0ken', ada);
    endSession('expired');
    expect(getSession()).toBeNull();
    expect(howSessionEnded()).toBe('expired');
    expect(localStorage.getItem('lf.draft.u1')).toBe('a painful memory');
  });

  it.each(['not json', '{}', '{"token":1,"user":{"id":"x"}}', '{"token":"t","user":null}'])(
    'is nobody when the storage holds %s',
    (text) => {
      localStorage.setItem(SESSION_STORAGE_KEY, text);
      expect(getSession()).toBeNull();
    },
  );

  it('notifies this tab, and notices changes by the others', () => {
    const listener = vi.fn();
    const stop = subscribeToSession(listener);
    startSession('t0ken', ada);
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_STORAGE_KEY }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    endSession('logged-out');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

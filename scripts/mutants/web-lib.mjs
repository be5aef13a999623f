const lib = (file) => `apps/web/src/lib/${file}`;

/** What keeps a session, a draft or a visitor's code in the browser, and what a call does. */
export const WEB_MUTANTS = [
  {
    name: 'a 401 ends a newer session',
    file: lib('session.ts'),
    find: 'status === 401 && token !== undefined && getSession()?.token === token',
    put: 'status === 401',
    tests: [lib('call.test.ts')],
  },
  {
    name: 'a session of any shape is accepted',
    file: lib('session.ts'),
    find: 'return isSession(value) ? value : null;',
    put: 'return value as Session | null;',
    tests: [lib('session.test.ts')],
  },
  {
    name: 'other tabs do not notice that somebody logged out',
    file: lib('session.ts'),
    find: "window.addEventListener('storage', ",
    put: "window.addEventListener('no-event', ",
    tests: [lib('session.test.ts')],
  },
  {
    name: 'an updated user replaces another person’s session',
    file: lib('session.ts'),
    find: 'if (current?.user.id === user.id) store',
    put: 'if (current !== null) store',
    tests: [lib('session.test.ts')],
  },
  {
    name: 'a path parameter is not encoded',
    file: lib('address-of.ts'),
    find: 'encodeURIComponent(String(params[name]))',
    put: 'String(params[name])',
    tests: [lib('call.test.ts')],
  },
  {
    name: 'an answer that breaks the contract is accepted',
    file: lib('call.ts'),
    find: 'if (!parsed.success) throw',
    put: 'if (false) throw',
    tests: [lib('call.test.ts')],
  },
  {
    name: 'a prefetched answer is given to another token',
    file: lib('prefetch/take-prefetched.ts'),
    find: 'answer.token === token && ',
    put: '',
    tests: [lib('prefetch/prefetch-script.test.ts')],
  },
  {
    name: 'an older text comes back when the storage is full',
    file: lib('browser-storage.ts'),
    find: '  removeStored(key);\n  if (tryToStore(key, text)) return;',
    put: '',
    tests: [lib('browser-storage.test.ts')],
  },
  {
    name: 'a code is kept for longer than a day',
    file: lib('brought.ts'),
    find: 'const KEPT_MS = 24 *',
    put: 'const KEPT_MS = 25 *',
    tests: [lib('brought.test.ts')],
  },
  {
    name: 'the known device of the same person is kept twice',
    file: lib('known-devices.ts'),
    find: "known.split('.')[0] !== owner",
    put: 'known !== device',
    tests: [lib('known-devices.test.ts')],
  },
  {
    name: 'a form is submitted twice',
    file: lib('use-form.ts'),
    find: 'if (underWay.current) return;',
    put: '',
    tests: [lib('use-form.test.tsx')],
  },
  {
    name: 'money is shown in cents',
    file: 'packages/domain/src/money.ts',
    find: 'Math.abs(cents)',
    put: 'Math.abs(cents * 100)',
    tests: ['packages/domain/src/money.test.ts'],
  },
];

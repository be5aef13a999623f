import { SHORT_FINGERPRINT } from '@lf/api/testing/sample-fingerprints';
import { person, read, type Place } from '../people/person.ts';
import type { Fault, Row, Storm } from '../fault.ts';

const TABS = 20;
const ANSWERS = [
  'When I was nine my grandmother let me carry the lantern home through the snow, and I was proud that she trusted me.',
  'My first team failed, and I told them the truth about why.',
];

/** The generation itself and the saving of what came of it, each twenty times at once. */
async function inject(storm: Storm, on: string, place: Place): Promise<Row> {
  const times = storm.times(5, 1);
  let saved = 0;
  let wrong = 0;
  const statuses = new Set<number>();
  for (let n = 0; n < times; n += 1) {
    const ada = await person(place);
    const licenseCode = ada.keys[0] ?? '';
    const ask = {
      user_id: ada.id,
      license_code: licenseCode,
      survey_data: ANSWERS.map((answer) => ({ question: 'What do you remember?', answer })),
    };
    const answers = await Promise.all(Array.from({ length: TABS }, () => ada.call('POST', '/ai/survey/result', ask)));
    const results = new Set(answers.filter(({ status }) => status === 200).map(({ text }) => text));
    answers.forEach(({ status }) => statuses.add(status));
    if (results.size !== 1 || !([...results][0] ?? '').includes('value_drivers')) wrong += 1;

    const saves = await Promise.all(
      Array.from({ length: TABS }, (_, tab) =>
        ada.call('PUT', `/api/fingerprints/${licenseCode}`, {
          ...SHORT_FINGERPRINT,
          valuesPhilosophy: `You lead from honesty, says tab ${tab}.`,
        }),
      ),
    );
    const winners = saves.filter(({ status }) => status === 200);
    saves.forEach(({ status }) => statuses.add(status));
    saved += winners.length;
    const kept = read<{ valuesPhilosophy: string }>(await ada.call('GET', `/api/narrative/get-values/${licenseCode}`));
    if (
      winners.length !== 1 ||
      winners[0] === undefined ||
      read<{ valuesPhilosophy: string }>(winners[0]).valuesPhilosophy !== kept.valuesPhilosophy
    )
      wrong += 1;
    ada.leave();
  }
  return {
    on,
    times,
    acknowledged: saved,
    lost: saved - times,
    ok: wrong === 0 && [...statuses].every((status) => [200, 409, 429].includes(status)),
    note: `${TABS} at once: one and the same reading of the answers, one saved result`,
  };
}

export const fault: Fault = {
  name: 'one-result',
  expected: 'result generation 20 times in parallel: one result',
  on: {
    embedded: async (storm) => inject(storm, 'embedded', await storm.embedded()),
    cluster: async (storm) => inject(storm, 'cluster', await storm.cluster()),
  },
};

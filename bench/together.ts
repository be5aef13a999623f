import { typesetter } from '@lf/api/features/fingerprints/pdf/typesetter';
import { fingerprintPdf } from '@lf/api/features/fingerprints/pdf/fingerprint-pdf';
import { mirrorText } from '@lf/api/features/fingerprints/pdf/mirror-text';
import { SHORT_FINGERPRINT } from '@lf/api/testing/sample-fingerprints';
import { SAMPLE_MIRROR } from '@lf/api/testing/sample-mirrors';
import { drawFingerprint } from '@lf/domain/fingerprint-art';
import { atOnce } from '@lf/domain/fingerprint-art/in-pieces';
import { between } from '@lf/domain/fingerprint-between';
import { amount } from './amount.ts';
import { type Figure, cpuMs, figure, percentile } from './figure.ts';

/** As ratios in one run: against a picture of one person, and a document without the page of what others see. */
const BETWEEN_OF_ONE = 2;
const THREE_PAGES_OF_TWO = 1.6;
const PICTURES = amount(60, 2);
const WARM_UP = amount(30, 1);
const DOCUMENTS = amount(20, 1);

const THEN = SHORT_FINGERPRINT;
const NOW = { values: ['Family', 'Growth', 'Honesty', 'Courage', 'Patience', 'Fairness'], archetype: 'Fortress' };

/** Medians of two kinds of work, one after the other each time: what slows the machine down slows both. */
async function mediansOf(
  count: number,
  warmUp: number,
  works: readonly [(n: number) => Promise<number>, (n: number) => Promise<number>],
): Promise<readonly [number, number]> {
  const used: [number[], number[]] = [[], []];
  for (let n = 0; n < count + warmUp; n++) {
    used[0].push(await works[0](n));
    used[1].push(await works[1](n));
  }
  const [first, second] = used.map((spent) => percentile(spent.slice(warmUp), 0.5));
  return [first ?? 0, second ?? 0];
}

const drawn = (work: (n: number) => unknown) => (n: number) => cpuMs(() => Promise.resolve(work(n)));

/** CPU of the process that sets the document. */
const set = (work: (n: number) => Promise<unknown>) => async (n: number) => {
  const before = typesetter.spentMs;
  await work(n);
  return typesetter.spentMs - before;
};

export async function figures(): Promise<Figure[]> {
  const draw = between(THEN, NOW);
  const [one, inBetween] = await mediansOf(PICTURES, WARM_UP, [
    drawn((n) => drawFingerprint([...NOW.values.slice(1), `Value ${'i'.repeat(n % 40)}`], 'Rescuer')),
    drawn((n) => atOnce(draw(((n % 23) + 1) / 24))),
  ]);
  const mirror = mirrorText(SAMPLE_MIRROR);
  const [two, three] = await mediansOf(DOCUMENTS, 4, [
    set((n) => fingerprintPdf({ ...SHORT_FINGERPRINT, valuesPhilosophy: `Two ${n}` }, 'colored')),
    set((n) => fingerprintPdf({ ...SHORT_FINGERPRINT, valuesPhilosophy: `Three ${n}`, mirror }, 'colored')),
  ]);
  await typesetter.close();
  return [
    figure(
      'picture between then and now, median CPU over that of one picture',
      inBetween / one,
      'times',
      BETWEEN_OF_ONE,
    ),
    figure('picture between then and now, median CPU', inBetween, 'ms', one * BETWEEN_OF_ONE),
    figure(
      'PDF with the page of what others see, median CPU over that without',
      three / two,
      'times',
      THREE_PAGES_OF_TWO,
    ),
  ];
}

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

async function medianOf(count: number, warmUp: number, work: (n: number) => Promise<number>): Promise<number> {
  const used: number[] = [];
  for (let n = 0; n < count + warmUp; n++) used.push(await work(n));
  return percentile(used.slice(warmUp), 0.5);
}

const drawn = (work: (n: number) => unknown) =>
  medianOf(PICTURES, WARM_UP, (n) => cpuMs(() => Promise.resolve(work(n))));

/** CPU of the process that sets the document. */
const set = (work: (n: number) => Promise<unknown>) =>
  medianOf(DOCUMENTS, 4, async (n) => {
    const before = typesetter.spentMs;
    await work(n);
    return typesetter.spentMs - before;
  });

export async function figures(): Promise<Figure[]> {
  const draw = between(THEN, NOW);
  const one = await drawn((n) => drawFingerprint([...NOW.values.slice(1), `Value ${'i'.repeat(n % 40)}`], 'Rescuer'));
  const inBetween = await drawn((n) => atOnce(draw(((n % 23) + 1) / 24)));
  const mirror = mirrorText(SAMPLE_MIRROR);
  const two = await set((n) => fingerprintPdf({ ...SHORT_FINGERPRINT, valuesPhilosophy: `Two ${n}` }, 'colored'));
  const three = await set((n) =>
    fingerprintPdf({ ...SHORT_FINGERPRINT, valuesPhilosophy: `Three ${n}`, mirror }, 'colored'),
  );
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

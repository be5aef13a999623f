import { fingerprintPdf } from '@lf/api/features/fingerprints/pdf/fingerprint-pdf';
import { typesetter } from '@lf/api/features/fingerprints/pdf/typesetter';
import { painter } from '@lf/api/features/fingerprints/rendering/painter';
import { processCost } from '@lf/api/features/fingerprints/rendering/process-cost';
import { publicContent } from '@lf/api/features/fingerprints/public-content';
import { EXTREME_RECORDS } from '@lf/api/testing/extreme-records';
import { sharePicture } from '@lf/api/features/fingerprints/share-picture';
import { EXPLANATION_CHARACTERS_MAX, PHILOSOPHY_CHARACTERS_MAX } from '@lf/contract/limits';
import { LONG_FINGERPRINT, SHORT_FINGERPRINT } from '@lf/api/testing/sample-fingerprints';
import { drawFingerprint } from '@lf/domain/fingerprint-art';
import { fingerprintSvg } from '@lf/domain/fingerprint-svg';
import { amount } from './amount.ts';
import { type Figure, cpuMs, figure, percentile } from './figure.ts';
import type { FingerprintContent } from '@lf/contract/fingerprints';

const PICTURE_CPU_MS = 30;
const PICTURE_BYTES = 60_000;
const PDF_CPU_MS = 400;
/** Ours: the first person of the day waits about a second. */
const FIRST_PDF_CPU_MS = 1_500;
const SHARE_CPU_MS = 200;
const EXTREME_CPU_MS = 2_000;
const EXTREME_MEGABYTES = 300;
const WARM_UP = amount(12, 1);
const PICTURES_TO_WARM = amount(60, 1);
const PICTURES = amount(180, 2);
const DOCUMENTS = amount(20, 1);
/** What most people's results look like: seven values, a philosophy of a good page third. */
const TYPICAL: FingerprintContent = {
  ...SHORT_FINGERPRINT,
  values: [...SHORT_FINGERPRINT.values, 'Service', 'Curiosity'],
  valuesPhilosophy: LONG_FINGERPRINT.valuesPhilosophy.slice(0, 900),
  archetypeExplanation: LONG_FINGERPRINT.archetypeExplanation.slice(0, 400),
  triggersExplanation: Object.fromEntries(
    SHORT_FINGERPRINT.triggers.map((name) => [name, LONG_FINGERPRINT.archetypeExplanation.slice(0, 250)]),
  ),
};

const OTHER_WORDS =
  'river stone bread window table morning letter garden winter bridge market harbour silver paper lantern quiet thunder'.split(
    ' ',
  );

/** Somebody else each time, in values and in every sentence, so that nothing is remembered from the last. */
function person(content: FingerprintContent, n: number): FingerprintContent {
  let turn = n * 7919 + 1;
  const reworded = (text: string): string =>
    text.replace(/[a-z]{5,}/gu, (word) => {
      turn = (turn * 16_807) % 2_147_483_647;
      return turn % 2 === 0 ? word : (OTHER_WORDS[turn % OTHER_WORDS.length] ?? word);
    });
  return {
    ...content,
    values: content.values.map((value, i) =>
      i === 1
        ? `${value} ${OTHER_WORDS[n % OTHER_WORDS.length] ?? ''} ${'i'.repeat(Math.floor(n / OTHER_WORDS.length))}`.trim()
        : value,
    ),
    valuesPhilosophy: reworded(content.valuesPhilosophy).slice(0, PHILOSOPHY_CHARACTERS_MAX),
    archetypeExplanation: reworded(content.archetypeExplanation).slice(0, EXPLANATION_CHARACTERS_MAX),
    triggersExplanation: Object.fromEntries(
      Object.entries(content.triggersExplanation).map(([name, text]) => [
        name,
        reworded(text).slice(0, EXPLANATION_CHARACTERS_MAX),
      ]),
    ),
  };
}

/** CPU of this process and of the renderers'. */
async function cpuOfBoth(work: () => unknown): Promise<number> {
  const spent = () => typesetter.spentMs + painter.spentMs;
  const before = spent();
  return (await cpuMs(work)) + spent() - before;
}

/** What the costliest records that the schemas accept take, public text included. */
async function extremes(): Promise<Figure[]> {
  const used: number[] = [];
  const held: number[] = [];
  for (const [, record] of EXTREME_RECORDS.slice(0, amount(EXTREME_RECORDS.length, 1))) {
    const shown = publicContent({ ...record, licenseCode: 'K-1' });
    used.push(await cpuOfBoth(() => fingerprintPdf(publicContent({ ...record, licenseCode: 'K-1' }), 'colored')));
    used.push(await cpuOfBoth(() => sharePicture(shown)));
    held.push(...[typesetter, painter].map(({ pid }) => processCost(pid).bytes / 1_000_000));
  }
  return [
    figure('costliest file of any record that is accepted, CPU', Math.max(...used), 'ms', EXTREME_CPU_MS),
    figure('memory of a renderer, at most', Math.max(...held), 'MB', EXTREME_MEGABYTES),
  ];
}

async function times(count: number, work: (n: number) => unknown): Promise<number[]> {
  const used: number[] = [];
  for (let n = 0; n < count; n++) used.push(await cpuOfBoth(() => work(n)));
  return used.slice(WARM_UP);
}

const pdf = (content: FingerprintContent, n: number) =>
  fingerprintPdf(person(content, n), n % 2 ? 'colored' : 'printable');

export async function figures(): Promise<Figure[]> {
  const picture = (
    await times(WARM_UP + PICTURES, (n) =>
      drawFingerprint(person(n % 2 ? TYPICAL : LONG_FINGERPRINT, n).values, n % 3 ? 'Fortress' : 'Rescuer'),
    )
  ).slice(PICTURES_TO_WARM);
  const svg = fingerprintSvg(drawFingerprint(LONG_FINGERPRINT.values, LONG_FINGERPRINT.archetype), {
    theme: 'light',
    labels: true,
  });
  const share = await times(WARM_UP + DOCUMENTS, (n) => sharePicture(person(TYPICAL, n)));
  const first = await cpuOfBoth(() => pdf(TYPICAL, 999));
  const typical = await times(WARM_UP + DOCUMENTS, (n) => pdf(TYPICAL, n));
  const longest = await times(WARM_UP + DOCUMENTS, (n) => pdf(LONG_FINGERPRINT, n));
  const worst = await extremes();
  await Promise.all([typesetter.close(), painter.close()]);
  return [
    figure('fingerprint picture, p95 CPU', percentile(picture, 0.95), 'ms', PICTURE_CPU_MS),
    figure('fingerprint picture, SVG with labels', Buffer.byteLength(svg), 'bytes', PICTURE_BYTES),
    figure('share picture, p95 CPU', percentile(share, 0.95), 'ms', SHARE_CPU_MS),
    figure('PDF, typical result, p95 CPU', percentile(typical, 0.95), 'ms', PDF_CPU_MS),
    figure('PDF, longest result, median CPU', percentile(longest, 0.5), 'ms', PDF_CPU_MS),
    figure('PDF, longest result, p95 CPU', percentile(longest, 0.95), 'ms', PDF_CPU_MS),
    figure('PDF, the first of a process, CPU with the start', first, 'ms', FIRST_PDF_CPU_MS),
    ...worst,
  ];
}

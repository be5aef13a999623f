import { formatDocumentDay } from '@lf/domain/date';
import { type FingerprintPicture, drawFingerprint } from '@lf/domain/fingerprint-art';
import { fingerprintLeaders, fingerprintMarks } from '@lf/domain/fingerprint-svg';
import { RESULT_MESSAGES, VALUE_ROLE_NAMES } from '@lf/domain/messages/result';
import { PRODUCT_NAME } from '@lf/domain/messages/shell';
import type { PdfVersion } from '@lf/contract/fingerprints';
import { mirrorContent } from './mirror-content.ts';
import type { PdfText } from './pdf-text.ts';
import { scriptFamilies } from '../fonts.ts';
import { PICTURE_POINTS, type PageFit, nameSizes, sizesOf } from './page-fit.ts';
import { writtenParagraphs, writtenText } from '../written-text.ts';

/** The picture's share of the page's width, in its own units; names stand between its right rim and this. */
const PICTURE_WIDTH = 950;
/** Empty canvas above and below the print. */
const PICTURE_TOP = 56;
const PICTURE_HEIGHT = 672;
/** Ridges are about this many points wide on paper. */
const POINTS_PER_UNIT = 0.5;
const GROUND_INK = '#f6f1e8';

function pictureSvg(picture: FingerprintPicture, version: PdfVersion): string {
  const options = { theme: version === 'printable' ? 'printable' : 'light' } as const;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="50 ${PICTURE_TOP} ${PICTURE_WIDTH} ${PICTURE_HEIGHT}" ` +
    `width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">${fingerprintMarks(picture, options)}${fingerprintLeaders(picture, options)}</svg>`
  );
}

/** The bare print in one pale ink, for the ground of the second page. */
function groundSvg(picture: FingerprintPicture): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="60 60 480 664" width="480" height="664">` +
    `${fingerprintMarks(picture, { theme: 'printable', ink: GROUND_INK })}</svg>`
  );
}

/** As much of a name as stands in one line. */
const NAME_CHARACTERS_SHOWN = 60;

function ownerLine(madeFor: PdfText['madeFor']) {
  if (madeFor === undefined) return null;
  const { name, madeAt } = madeFor;
  const isLong = name.length > NAME_CHARACTERS_SHOWN;
  const shown = isLong ? `${name.slice(0, NAME_CHARACTERS_SHOWN).toWellFormed().trimEnd()}…` : name;
  return { name: writtenText(shown), date: formatDocumentDay(madeAt) };
}

/** The files the template reads: all its words as plain data, and its two pictures. */
export function pdfContent(content: PdfText, version: PdfVersion, fit: PageFit): Record<string, string> {
  const picture = drawFingerprint(content.values, content.archetype);
  const [first, second] = picture.groups;
  const everyText = JSON.stringify(content);
  const title = content.madeFor ? RESULT_MESSAGES.documentTitle : RESULT_MESSAGES.othersTitle;
  const sizes = sizesOf(fit);
  const unit = (PICTURE_POINTS * sizes.scale) / PICTURE_WIDTH;
  const step = first === undefined || second === undefined ? 60 : first.label.y - second.label.y;
  const data = {
    version,
    pages: content.mirror === undefined ? 2 : 3,
    product: PRODUCT_NAME,
    title,
    heading: title,
    philosophyHeading: RESULT_MESSAGES.valuesPhilosophy,
    archetypeHeading: RESULT_MESSAGES.defensiveArchetype,
    triggersHeading: RESULT_MESSAGES.triggers,
    madeFor: ownerLine(content.madeFor),
    fit: sizes,
    families: ['Noto Sans', ...scriptFamilies(everyText)],
    accent: first?.colour.light ?? '#000000',
    picture: {
      width: PICTURE_WIDTH,
      height: PICTURE_HEIGHT,
      step,
      alt: RESULT_MESSAGES.pictureAlt(content.values),
    },
    values: picture.groups.map((group, place) => ({
      name: writtenText(group.value),
      sizes: nameSizes(group.value, step * unit, (PICTURE_WIDTH - (group.label.x - 50)) * unit),
      role: `${place + 1} · ${VALUE_ROLE_NAMES[group.role]}`,
      colour: group.colour.light,
      weight: group.printableStroke * POINTS_PER_UNIT,
      x: group.label.x - 50,
      y: group.label.y - PICTURE_TOP,
    })),
    philosophy: writtenParagraphs(content.valuesPhilosophy),
    archetype: writtenText(content.archetype),
    archetypeExplanation: writtenParagraphs(content.archetypeExplanation),
    triggers: content.triggers.map((trigger) => ({
      name: writtenText(trigger),
      explanation: writtenParagraphs(content.triggersExplanation[trigger] ?? ''),
    })),
    mirror: mirrorContent(content, sizes.third),
  };
  return {
    '/data.json': JSON.stringify(data),
    '/fingerprint.svg': pictureSvg(picture, version),
    '/ground.svg': groundSvg(picture),
  };
}

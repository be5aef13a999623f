import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import type { Narrative } from '@lf/contract/narrative';
import type { ArchetypeParts, TriggerParts } from '@lf/contract/survey';
import type { PdfText } from './pdf-text.ts';

const quoted = (words: string | undefined): string => (words === undefined ? '' : `“${words}”`);
const paragraphs = (...texts: readonly string[]): string => texts.filter(Boolean).join('\n');

const archetypeText = ({ scene, did, protects, gift, cost, move }: ArchetypeParts): string =>
  paragraphs(
    quoted(scene),
    did,
    `${RESULT_MESSAGES.protects}: ${protects}`,
    `${RESULT_MESSAGES.gift}: ${gift}`,
    `${RESULT_MESSAGES.cost}: ${cost}`,
    `${RESULT_MESSAGES.move}: ${move}`,
  );

const triggerText = ({ quote, why, move }: TriggerParts): string =>
  paragraphs(quoted(quote), why, `${RESULT_MESSAGES.smallMove}: ${move}`);

/** The owner's copy: their texts whole, archetype and triggers part by part where the record has the parts. */
export function ownerText(narrative: Narrative, madeFor: NonNullable<PdfText['madeFor']>): PdfText {
  const { archetypeParts, triggerParts = {} } = narrative;
  return {
    ...narrative,
    archetypeExplanation: archetypeParts ? archetypeText(archetypeParts) : narrative.archetypeExplanation,
    triggersExplanation: {
      ...narrative.triggersExplanation,
      ...Object.fromEntries(Object.entries(triggerParts).map(([name, parts]) => [name, triggerText(parts)])),
    },
    madeFor,
  };
}

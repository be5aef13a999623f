/** The four sentences a value is rated with, and their points. */
export const MAPPING_RESPONSES = [
  'When making a decision, I never betray this value. I would sacrifice anything to uphold it.',
  'This value is very important to me but I find myself betraying it every once in a while.',
  "Though I think it's important, I struggle to live up to this value.",
  'On further reflection, I do not value this.',
] as const;
export type MappingResponse = (typeof MAPPING_RESPONSES)[number];

export const [NEVER_BETRAYED, SOMETIMES_BETRAYED, STRUGGLED_WITH, NOT_VALUED] = MAPPING_RESPONSES;

export const MAPPING_POINTS = {
  [NEVER_BETRAYED]: 4,
  [SOMETIMES_BETRAYED]: 3,
  [STRUGGLED_WITH]: 1,
  [NOT_VALUED]: 0,
} as const satisfies Record<MappingResponse, number>;

export function isMappingResponse(text: unknown): text is MappingResponse {
  return (MAPPING_RESPONSES as readonly unknown[]).includes(text);
}

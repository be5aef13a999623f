export const SHAPE_V1 = (jsonSchema: unknown): string =>
  `Reply with exactly one JSON object that fits this JSON Schema, and with nothing before or after it:\n${JSON.stringify(jsonSchema)}`;

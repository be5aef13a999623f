import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Interview, readInterviews } from './read-interviews.ts';

const FOLDER = fileURLToPath(new URL('interviews', import.meta.url));

/** The interviews that choices may be made on: `interviews/*-development.jsonl`, second readings in `*-development-second.jsonl`. */
export function developmentInterviews(): Interview[] {
  const files = (ending: string) =>
    readdirSync(FOLDER)
      .filter((file) => file.endsWith(ending))
      .toSorted()
      .map((file) => join(FOLDER, file));
  return readInterviews(files('-development.jsonl'), files('-development-second.jsonl'));
}

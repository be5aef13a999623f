import { SaveError, type SavedRecord, type SurveyServer } from '../saved-record.ts';
import { EMPTY_RECORD, type SurveyRecord } from '../survey-record.ts';
import type { TextStorage } from '../draft-storage.ts';

/** The server as its contract says: versions, compare-and-set, and a cable one can pull. */
export function createServer() {
  let saved: SavedRecord | undefined;
  const server = {
    saves: 0,
    cable: true,
    frozen: false,
    get saved() {
      return saved;
    },
    overwrite(record: SurveyRecord) {
      saved = { record, version: (saved?.version ?? 0) + 1 };
    },
    load: async () => {
      await Promise.resolve();
      if (!server.cable) throw new SaveError('away');
      return structuredClone(saved);
    },
    save: async (record: SurveyRecord, baseVersion: number) => {
      const sent = structuredClone(record);
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (!server.cable) throw new SaveError('away');
      if (server.frozen) throw new SaveError('frozen');
      if (baseVersion !== (saved?.version ?? 0)) throw new SaveError('stale');
      server.saves += 1;
      saved = { record: sent, version: baseVersion + 1 };
      return saved.version;
    },
    clear: async () => {
      await Promise.resolve();
      saved = { record: EMPTY_RECORD, version: (saved?.version ?? 0) + 1 };
      return saved.version;
    },
  };
  return server satisfies SurveyServer & Record<string, unknown>;
}

/** The storage of a browser, and a look into it. */
export function createBrowser(): TextStorage & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void (text === null ? texts.delete(key) : texts.set(key, text)),
  };
}

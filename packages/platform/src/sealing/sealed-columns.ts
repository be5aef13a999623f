/**
 * Every column that holds what a person wrote, or what was made of it. Whoever adds such a column names it here: writes through the
 * query layer seal it, reads open it, and the reseal command finds it.
 */
export const SEALED_COLUMNS = {
  survey_records: ['data', 'about_you', 'professional_life'],
  answers: ['question', 'follow_up', 'text', 'versions'],
  fingerprints: ['ranked_values', 'values_philosophy', 'narrative'],
  ai_answers: ['answer'],
  second_factors: ['secret'],
  gift_sendings: ['gift_message'],
  mirrors: ['mirror_link', 'mirror_cards'],
  mirror_replies: ['reply_picks', 'reply_sentence', 'reply_name'],
  mirror_reports: ['report_text'],
  // While they wait: they hold links by which a reply, a gift or an account can be opened.
  outbox_mails: ['text', 'html'],
} as const;

/** Documents and pictures: bytes, which are read as `bytes_base64`. */
export const SEALED_BYTES = { table: 'fingerprint_files', column: 'bytes', readAs: 'bytes_base64' } as const;

/** Sealed by whoever writes it, bound to its record; made again from sealed columns where it is null. */
export const SEALED_COPY = { table: 'survey_records', column: 'answers_copy' } as const;

const byTable: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(SEALED_COLUMNS).map(([table, columns]) => [table, new Set<string>(columns)]),
);

export const sealedColumnsOf = (table: string): ReadonlySet<string> | undefined => byTable.get(table);

/** By the names that results have them under: a text under one of these names is sealed in whichever table it stands, or was never sealed. */
export const SEALED_NAMES: ReadonlySet<string> = new Set(Object.values(SEALED_COLUMNS).flat());

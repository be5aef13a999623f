import type { Kysely } from 'kysely';
import type { AccountTables } from './tables/accounts.ts';
import type { AiTables } from './tables/ai.ts';
import type { AuditTables } from './tables/audit.ts';
import type { FingerprintTables } from './tables/fingerprints.ts';
import type { KeyTables } from './tables/keys.ts';
import type { ServiceTables } from './tables/service-tables.ts';
import type { SurveyTables } from './tables/survey.ts';
import type { TogetherTables } from './tables/together.ts';

/** All tables; each area keeps its own file under `tables/`. */
export interface Schema
  extends
    AccountTables,
    ServiceTables,
    KeyTables,
    SurveyTables,
    FingerprintTables,
    AiTables,
    AuditTables,
    TogetherTables {}

export type Database = Kysely<Schema>;

import type { RuntimeConfig } from '@lf/contract/runtime-config';

/** Where the server puts its configuration into a page. */
const CONFIG_ID = 'config';

/** Written by the server that sent this very page; undefined where pages come without. */
export function readInlineConfig(): Partial<RuntimeConfig> | undefined {
  const text = document.getElementById(CONFIG_ID)?.textContent;
  return text === undefined || text === '' ? undefined : (JSON.parse(text) as Partial<RuntimeConfig>);
}

/**
 * Every metric of the AI service:
 *   npm run bench:ai -- [--data DIR] [--apart FILES] [--second FILES] [--crisis FILES] [--engine embedded|llm] [--only PART] [--most N] [--results FILE] [--smoke]
 * DIR holds `hippocorpus/stories.tsv` and `isear/memories.tsv`; what is missing is left out. `--apart` are labelled interviews kept apart from all choices,
 * `--second` further readings of them; `--crisis` JSON lines of `text`, `label` (1: cry for help) and `lang`. `--most` takes only so many interviews and stories;
 * `--smoke` two. `--engine llm` measures the model that LLM_PROVIDER, LLM_BASE_URL, LLM_API_KEY and LLM_MODEL name; without one, the vendor stand-in of the tests, and says so. `--results` saves the results of the interviews as JSON. Parts: interviews, readers, crisis, questions, texts, quotes, monotone, halves, profiles, acts, memories, speed; `live` only by name.
 */
import { parseArgs } from 'node:util';
import { openEngine } from './engines.ts';
import { measureParts } from './parts.ts';
import { repeatOption } from './repeat-option.ts';
import { printRows } from './rows.ts';

const files = { type: 'string', multiple: true, default: [] as string[] } as const;
const { values: options } = parseArgs({
  args: repeatOption(process.argv.slice(2), ['apart', 'second', 'crisis']),
  options: {
    data: { type: 'string' },
    apart: files,
    second: files,
    crisis: files,
    engine: { type: 'string', default: 'embedded' },
    only: { type: 'string' },
    most: { type: 'string' },
    results: { type: 'string' },
    smoke: { type: 'boolean', default: false },
  },
});

const SMOKE_INTERVIEWS = 2;
const most = options.smoke ? SMOKE_INTERVIEWS : Number(options.most ?? Infinity);
const measured = await openEngine(options.engine);
tellNotice();
const { data, apart, second, crisis, results } = options;
const asked = { data, apart, second, crisis, results, most };
const rows = await measureParts(measured, asked, options.only, (part) => process.stderr.write(`${part} …\n`));
printRows([...rows, ...measured.modelRows()]);
tellNotice();
await measured.close();
process.exit(0);

function tellNotice(): void {
  if (measured.notice !== undefined) process.stdout.write(`\n${measured.notice}\n\n`);
}

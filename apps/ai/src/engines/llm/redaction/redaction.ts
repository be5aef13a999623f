import { namesIn, personalSpans } from './personal-spans.ts';

/**
 * Takes names, e-mail and web addresses, phone and id numbers out of what goes to a model, and puts them back into what it writes.
 * One per call; the same thing has the same placeholder in all texts.
 */
export class Redaction {
  readonly #placeholders = new Map<string, string>();
  readonly #originals = new Map<string, string>();
  readonly #known: ReadonlySet<string>;
  readonly #counts = new Map<string, number>();

  /** `texts` is everything the person wrote: what is a name in one place is one in all. */
  constructor(texts: readonly string[]) {
    this.#known = new Set(texts.flatMap(namesIn));
  }

  hide(text: string): string {
    let hidden = '';
    let from = 0;
    for (const { kind, start, end } of personalSpans(text, this.#known)) {
      hidden += text.slice(from, start) + this.#placeholderFor(kind, text.slice(start, end));
      from = end;
    }
    return hidden + text.slice(from);
  }

  /** The names of values are in title case: only what is known as a name elsewhere is taken out of them. */
  hideKnown(text: string): string {
    return text.replaceAll(/\p{L}[\p{L}\p{M}'’-]*/gu, (word) =>
      this.#known.has(word.toLowerCase()) ? this.#placeholderFor('name', word) : word,
    );
  }

  restore(text: string): string {
    return text.replaceAll(/\[[a-z-]+ \d+\]/gu, (placeholder) => this.#originals.get(placeholder) ?? placeholder);
  }

  /** The same in every text of a value. */
  restoreAll<T>(value: T): T {
    if (typeof value === 'string') return this.restore(value) as T;
    if (Array.isArray(value)) return value.map((item: unknown) => this.restoreAll(item)) as T;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.restoreAll(item)])) as T;
  }

  #placeholderFor(kind: string, original: string): string {
    const known = this.#placeholders.get(original);
    if (known !== undefined) return known;
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    const placeholder = `[${kind} ${count}]`;
    this.#placeholders.set(original, placeholder);
    this.#originals.set(placeholder, original);
    return placeholder;
  }
}

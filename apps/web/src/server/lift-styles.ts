export interface LiftedStyles {
  readonly html: string;
  /** A stylesheet that says what the style attributes said. */
  readonly css: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};

const unescape = (text: string): string =>
  text.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * Our CSP lets no style attribute pass, and a hash can name a stylesheet only: what rendered elements say about themselves
 * moves into one. React escapes quotation marks everywhere else, so the attribute cannot be mistaken for a person's words.
 * The browser's React leaves both alone when it takes the page over.
 */
export function liftStyles(rendered: string): LiftedStyles {
  const places = new Map<string, number>();
  const html = rendered.replace(/ style="([^"]*)"/g, (_, escaped: string) => {
    const declarations = unescape(escaped);
    // Nothing we draw needs these; what could end the stylesheet or begin another rule does not get in.
    if (/[<{}]/.test(declarations)) return '';
    const place = places.get(declarations) ?? places.size;
    places.set(declarations, place);
    return ` data-lifted="${place.toString(36)}"`;
  });
  return {
    html,
    css: [...places].map(([declarations, place]) => `[data-lifted="${place.toString(36)}"]{${declarations}}`).join(''),
  };
}

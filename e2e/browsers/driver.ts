/** A browser under command: what the journey needs of it, whatever language it is commanded in. */
export interface Driver {
  readonly name: string;
  goto(url: string): Promise<void>;
  /** Runs in the page, as the body of a function of `args`. */
  run<T>(script: string, ...args: readonly unknown[]): Promise<T>;
  /** The element that the script finds, as the browser names it; undefined when it finds none. */
  find(script: string, ...args: readonly unknown[]): Promise<Element | undefined>;
  click(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  close(): Promise<void>;
}

/** How both languages write an element down (W3C WebDriver). */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
export type Element = Readonly<Record<typeof ELEMENT, string>>;

export const isElement = (value: unknown): value is Element =>
  typeof value === 'object' && value !== null && ELEMENT in value;

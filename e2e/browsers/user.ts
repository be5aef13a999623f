import type { Driver, Element } from './driver.ts';

const TIMEOUT_MS = 60_000;
const POLL_MS = 150;
/** So much is typed key by key, which takes WebKit a quarter of a second each; the rest is pasted. */
const TYPED = 24;

/** What can be pressed and is seen, with exactly these words on it, in an open dialog alone where one is open. */
const PRESSABLE = `
  const [words] = arguments;
  const within = document.querySelector('dialog[open]') ?? document;
  return [...within.querySelectorAll('button, a, summary, label')].find((element) =>
    element.textContent.trim() === words && element.checkVisibility() && !element.disabled && element.getAttribute('aria-disabled') !== 'true');`;

/** What is filled in under a label that begins with these words. */
const FIELD = `
  const [words] = arguments;
  const label = [...document.querySelectorAll('label')].find((one) => one.textContent.trim().startsWith(words));
  const field = label && document.getElementById(label.htmlFor);
  return field && !field.disabled && !field.readOnly ? field : undefined;`;

const OPTION = `
  const [words, option] = arguments;
  const label = [...document.querySelectorAll('label')].find((one) => one.textContent.trim().startsWith(words));
  const field = label && document.getElementById(label.htmlFor);
  return field && !field.disabled ? [...field.options].find(({ text }) => text === option) : undefined;`;

/** What a person does with a browser: look, press, fill in, and wait until there is something to do it with. */
export class User {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** Asks again until the page answers with something. */
  async until<T>(what: string, script: string, ...args: readonly unknown[]): Promise<T> {
    const end = Date.now() + TIMEOUT_MS;
    for (;;) {
      const answer = await this.#driver.run<T | null | false>(script, ...args).catch(() => null);
      if (answer !== null && answer !== undefined && answer !== false) return answer;
      if (Date.now() > end) throw new Error(`${this.#driver.name}: waited in vain for ${what}. ${await this.#where()}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  async press(words: string): Promise<void> {
    await this.#with(`something to press: ${words}`, PRESSABLE, [words], (element) => this.#driver.click(element));
  }

  async fill(label: string, text: string): Promise<void> {
    const [typed, pasted] = [text.slice(0, TYPED), text.slice(TYPED)];
    await this.#with(`a field: ${label}`, FIELD, [label], (element) => this.#driver.type(element, typed));
    if (pasted !== '') await this.#driver.run(`document.execCommand('insertText', false, arguments[0])`, pasted);
  }

  async choose(label: string, option: string): Promise<void> {
    await this.#with(`${option} under ${label}`, OPTION, [label, option], (element) => this.#driver.click(element));
  }

  async at(path: string): Promise<void> {
    await this.until(`the page ${path}`, 'return location.pathname.endsWith(arguments[0])', path);
  }

  async heading(words: string): Promise<void> {
    await this.until(
      `the heading ${words}`,
      `return [...document.querySelectorAll('h1')].some((heading) => heading.textContent.includes(arguments[0]))`,
      words,
    );
  }

  /** A page may draw itself anew between the looking and the pressing: then both are done again. */
  async #with(
    what: string,
    script: string,
    args: readonly unknown[],
    act: (element: Element) => Promise<void>,
  ): Promise<void> {
    const end = Date.now() + TIMEOUT_MS;
    let last: unknown = new Error('it is not there');
    while (Date.now() < end) {
      try {
        const element = await this.#driver.find(script, ...args);
        if (element !== undefined) {
          await act(element);
          return;
        }
      } catch (error) {
        last = error;
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    throw new Error(`${this.#driver.name}: no ${what}. ${await this.#where()}`, { cause: last });
  }

  #where(): Promise<string> {
    return this.#driver
      .run<string>(`return location.pathname + ': ' + document.querySelector('main')?.innerText.slice(0, 400)`)
      .catch((error: unknown) => String(error));
  }
}

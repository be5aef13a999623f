import { growingText } from './growing-text.ts';
import type { StreamedField } from './model-call.ts';

/** Shows a streamed field once: when it is whole and has passed its checks. What breaks a rule is never on a screen. */
export class ShownText<Input, Reply> {
  /** What was shown; it stays. */
  text: string | undefined;
  /** For the provider's stream; undefined when nobody wants to see the text. */
  readonly listener: ((replySoFar: string) => void) | undefined;

  constructor(
    streamed: StreamedField<Input, Reply> | undefined,
    input: Input,
    onText: ((text: string) => void) | undefined,
  ) {
    if (streamed === undefined || onText === undefined) return;
    let checked: string | undefined;
    this.listener = (replySoFar) => {
      const growing = growingText(replySoFar, streamed.field);
      if (this.text !== undefined || growing?.isWhole !== true || growing.text === checked) return;
      checked = growing.text;
      if (streamed.problems(growing.text, input).length > 0) return;
      this.text = growing.text;
      onText(growing.text);
    };
  }
}

import { useLayoutEffect, useRef, type TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { classNames } from './class-names.ts';
import shared from './control.module.css';
import styles from './text-area.module.css';

export type TextAreaProps = FieldFrameProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'>;

/** Grows with what is written. Where the browser cannot do that by itself, the height is measured. */
export function TextArea({ label, hint, error, aside, onInput, ...input }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);

  function fit(): void {
    const element = area.current;
    if (element === null || CSS.supports('field-sizing', 'content')) return;
    element.style.blockSize = 'auto';
    element.style.blockSize = `${element.scrollHeight + 3}px`;
  }

  useLayoutEffect(fit, [input.value]);

  return (
    <FieldFrame label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <textarea
          ref={area}
          className={classNames(shared.control, styles.grows)}
          onInput={(event) => {
            fit();
            onInput?.(event);
          }}
          {...input}
          {...control}
        />
      )}
    </FieldFrame>
  );
}

import { Component, createRef, type ReactNode } from 'react';

interface KeepsFocusProps {
  /** Read by a screen reader, when it has the focus itself. */
  readonly name: string;
  readonly className: string | undefined;
  /** What stood here before it had the focus. */
  readonly takesFocus?: boolean | undefined;
  readonly isOnPaper: boolean;
  readonly children: ReactNode;
}

/**
 * A place that takes the focus when what had it in there is gone with a change: else the next press of Tab would begin at the top of the
 * page. Only a class can look before the change.
 */
export class KeepsFocus extends Component<KeepsFocusProps> {
  readonly #place = createRef<HTMLDivElement>();

  override componentDidMount(): void {
    if (this.props.takesFocus) this.#focusUnlessElsewhere();
  }

  override getSnapshotBeforeUpdate(): boolean {
    return this.#place.current?.contains(document.activeElement) ?? false;
  }

  override componentDidUpdate(_props: KeepsFocusProps, _state: object, hadFocus: boolean): void {
    if (hadFocus) this.#focusUnlessElsewhere();
  }

  #focusUnlessElsewhere(): void {
    if (document.activeElement === document.body) this.#place.current?.focus({ preventScroll: true });
  }

  override render(): ReactNode {
    const { name, className, isOnPaper, children } = this.props;
    return (
      <div
        ref={this.#place}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag is a group of sections and forms
        role="group"
        aria-label={name}
        tabIndex={-1}
        className={className}
        data-not-on-paper={isOnPaper ? undefined : true}
      >
        {children}
      </div>
    );
  }
}

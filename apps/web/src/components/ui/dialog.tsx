import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** While something is under way that closing would not stop, neither Escape nor the backdrop closes it. */
  readonly isBusy?: boolean;
  readonly children?: ReactNode;
  /** The buttons, the safest one first. */
  readonly actions?: ReactNode;
}

/** The row of buttons that ends a dialog; a form in a dialog ends with its own. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** The browser's own modal: it holds the focus, closes on Escape and gives the focus back where it came from. */
export function Dialog({ open, title, onClose, isBusy = false, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  function closed(): void {
    // Browsers that do not know `closedby` let a second Escape through.
    if (open && isBusy) dialog.current?.showModal();
    else onClose();
  }

  return (
    // A press on the backdrop is only a shortcut: Escape and the buttons do the same from the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      closedby={isBusy ? 'none' : undefined}
      onCancel={(event) => {
        if (isBusy) event.preventDefault();
      }}
      onClose={closed}
      onClick={(event) => {
        if (event.target === dialog.current && !isBusy) onClose();
      }}
    >
      <div className={styles.content}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
        {actions && <DialogActions>{actions}</DialogActions>}
      </div>
    </dialog>
  );
}

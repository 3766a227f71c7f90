/** A window over the page that keeps the focus until it is closed. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

type Props = { title: string; onClose: () => void; children: ComponentChildren };

/** Modal shows its children until Escape, its button or a press beside it. */
export function Modal({ title, onClose, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    box.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={box} aria-labelledby={id} class="modal" onClose={onClose}
      onClick={(e) => {
        if (e.target === box.current) box.current?.close();
      }}
    >
      <div class="modal-body">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" aria-label="Close" onClick={() => box.current?.close()}>✕</button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

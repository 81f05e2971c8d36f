/** Roving tabindex: one Tab stop for a group of buttons, arrow keys inside. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function roving(box: HTMLElement): () => void {
  const all = () => [...box.querySelectorAll<HTMLElement>("button")];
  const settle = (): void => {
    const buttons = all();
    const here = buttons.find((button) => button === document.activeElement) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === here ? 0 : -1;
  };
  const key = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step) return;
    const buttons = all();
    const at = buttons.findIndex((button) => button === document.activeElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
  };
  const changes = new MutationObserver(settle);
  changes.observe(box, { childList: true, subtree: true });
  box.addEventListener("focusin", settle);
  box.addEventListener("keydown", key);
  settle();
  return () => {
    changes.disconnect();
    box.removeEventListener("focusin", settle);
    box.removeEventListener("keydown", key);
  };
}

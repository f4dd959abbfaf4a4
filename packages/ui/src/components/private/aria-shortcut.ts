const keys: Readonly<Record<string, string>> = {
  '⌘': 'Meta',
  '⌥': 'Alt',
  '⇧': 'Shift',
  Cmd: 'Meta',
  Ctrl: 'Control',
  Del: 'Delete',
  Esc: 'Escape',
};

/** The keys people read (`Ctrl K`) as `aria-keyshortcuts` wants them (`Control+K`). */
export const ariaShortcut = (shortcut: string): string =>
  shortcut
    .split(/[\s+]+/u)
    .map((key) => keys[key] ?? key)
    .join('+');

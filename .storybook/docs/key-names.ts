const shown: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Control: 'Ctrl',
  Escape: 'Esc',
  ContextMenu: 'Menu',
};

/** The caps of a chord as keyboards write them: `Control+ArrowUp` → `Ctrl`, `↑`. */
export const keyNames = (chord: string): string[] =>
  (chord.length > 1 ? chord.split('+') : [chord]).map((key) => shown[key] ?? key);

import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface ByTab {
  /** A ring is for whoever came by the keys. */
  hasRing: boolean;
}

/**
 * The tabs of a screen with several forms: that of another form is another place. Whoever came by
 * such a tab is on it again in the row over there, so that arrow keys go on.
 */
export function useFormTabs(open: (tab: string) => void) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const row = useRef<HTMLDivElement>(null);
  const byTab = (state as { byTab?: ByTab } | null)?.byTab;
  useEffect(() => {
    if (!byTab) return;
    // Not in TypeScript's library yet.
    const options = { focusVisible: byTab.hasRing } as FocusOptions;
    row.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus(options);
  }, [byTab]);
  const choose = (tab: string) => {
    if (!tab.startsWith('/')) return open(tab);
    const byTab: ByTab = { hasRing: document.activeElement?.matches(':focus-visible') === true };
    void navigate(tab, { state: { byTab } });
  };
  return { row, choose };
}

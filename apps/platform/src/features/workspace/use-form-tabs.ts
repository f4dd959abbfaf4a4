import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The tabs of a screen with several forms: that of another form is another place. Whoever came by
 * such a tab is on it again in the row over there, so that arrow keys go on.
 */
export function useFormTabs(open: (tab: string) => void) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const row = useRef<HTMLDivElement>(null);
  const isByTab = (state as { byTab?: unknown } | null)?.byTab === true;
  useEffect(() => {
    if (isByTab) row.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, [isByTab]);
  const choose = (tab: string) => {
    if (tab.startsWith('/')) void navigate(tab, { state: { byTab: true } });
    else open(tab);
  };
  return { row, choose };
}

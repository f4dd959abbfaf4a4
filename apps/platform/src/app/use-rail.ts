import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { readPreference, writePreference } from '../base/preferences';

/** A page about one run, which wants the width. */
const isRun = (pathname: string) => /\/[1-9]\d{0,9}$/.test(pathname);

/**
 * Whether the side bar is a rail: as somebody left it, and on the page of a run until they open it
 * there.
 */
export function useRail() {
  const { pathname } = useLocation();
  const [isNarrow, setNarrow] = useState(() => readPreference('sideBar') === 'rail');
  const [openedAt, setOpenedAt] = useState<string>();
  const on = isRun(pathname) ? openedAt !== pathname : isNarrow;
  const toggle = () => {
    if (isRun(pathname)) return setOpenedAt(on ? pathname : undefined);
    writePreference('sideBar', on ? 'open' : 'rail');
    return setNarrow(!on);
  };
  return { on, toggle };
}

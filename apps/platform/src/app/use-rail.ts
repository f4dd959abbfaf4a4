import { useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';

import { paths } from '../base/paths';
import { readPreference, writePreference } from '../base/preferences';

/** A page about one run, which wants the width. */
const isRun = ({ pathname, search }: Location) =>
  /\/[1-9]\d{0,9}$/.test(pathname) ||
  (pathname === paths.cognitiveFlow && new URLSearchParams(search).has('run'));

/**
 * Whether the side bar is a rail: as somebody left it, and on the page of a run until they open it
 * there.
 */
export function useRail() {
  const location = useLocation();
  const { pathname } = location;
  const [isNarrow, setNarrow] = useState(() => readPreference('sideBar') === 'rail');
  const [openedAt, setOpenedAt] = useState<string>();
  const on = isRun(location) ? openedAt !== pathname : isNarrow;
  const toggle = () => {
    if (isRun(location)) return setOpenedAt(on ? pathname : undefined);
    writePreference('sideBar', on ? 'open' : 'rail');
    return setNarrow(!on);
  };
  return { on, toggle };
}

import { type ReactNode, useLayoutEffect, useState } from 'react';

import '../page.css';
import { ThemeButton } from '../start.js';
import './floor.css';

/** Nothing but an attribute that custom properties follow. */
export function Provider({ children }: { children: ReactNode }) {
  const [dark, setDark] = useState(false);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  }, [dark]);
  return (
    <div className="page">
      <ThemeButton onPress={() => setDark(!dark)} />
      {children}
    </div>
  );
}

import { UiProvider } from '@constella/ui';
import { type ReactNode, useState } from 'react';

import '../page.css';
import { ThemeButton } from '../start.js';

export function Provider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  return (
    <UiProvider theme={theme}>
      <div className="page">
        <ThemeButton onPress={() => setTheme(theme === 'light' ? 'dark' : 'light')} />
        {children}
      </div>
    </UiProvider>
  );
}

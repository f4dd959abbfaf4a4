import { Theme } from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';
import { type ReactNode, useState } from 'react';

import '../page.css';
import { ThemeButton } from '../start.js';

export function Provider({ children }: { children: ReactNode }) {
  const [appearance, setAppearance] = useState<'light' | 'dark'>('light');
  return (
    <Theme appearance={appearance} accentColor="teal">
      <div className="page">
        <ThemeButton onPress={() => setAppearance(appearance === 'light' ? 'dark' : 'light')} />
        {children}
      </div>
    </Theme>
  );
}

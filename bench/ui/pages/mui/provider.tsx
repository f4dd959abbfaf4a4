import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import type { ReactNode } from 'react';

import '../page.css';
import { ThemeButton } from '../start.js';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

function Scheme() {
  const { mode, setMode } = useColorScheme();
  return <ThemeButton onPress={() => setMode(mode === 'dark' ? 'light' : 'dark')} />;
}

export const Provider = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme} defaultMode="light">
    <CssBaseline />
    <div className="page">
      <Scheme />
      {children}
    </div>
  </ThemeProvider>
);

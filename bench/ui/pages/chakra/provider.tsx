import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { ThemeProvider, useTheme } from 'next-themes';
import type { ReactNode } from 'react';

import '../page.css';
import { ThemeButton } from '../start.js';

function Scheme() {
  const { theme, setTheme } = useTheme();
  return <ThemeButton onPress={() => setTheme(theme === 'dark' ? 'light' : 'dark')} />;
}

/** As its command line tool writes it into an application. */
export const Provider = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={defaultSystem}>
    <ThemeProvider attribute="class" defaultTheme="light" disableTransitionOnChange>
      <div className="page">
        <Scheme />
        {children}
      </div>
    </ThemeProvider>
  </ChakraProvider>
);

import { MantineProvider, useMantineColorScheme } from '@mantine/core';
import '@mantine/core/styles.css';
import type { ReactNode } from 'react';

import '../page.css';
import { ThemeButton } from '../start.js';

function Scheme() {
  const { toggleColorScheme } = useMantineColorScheme();
  return <ThemeButton onPress={toggleColorScheme} />;
}

export const Provider = ({ children }: { children: ReactNode }) => (
  <MantineProvider defaultColorScheme="light">
    <div className="page">
      <Scheme />
      {children}
    </div>
  </MantineProvider>
);

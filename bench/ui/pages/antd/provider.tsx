import { App, ConfigProvider, theme } from 'antd';
import { type ReactNode, useState } from 'react';

import '../page.css';
import { ThemeButton } from '../start.js';

const light = { algorithm: theme.defaultAlgorithm };
const dark = { algorithm: theme.darkAlgorithm };

/** Its page has no ground of its own: the background follows the theme's token. */
function Ground({ children }: { children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <div className="page" style={{ background: token.colorBgLayout }}>
      {children}
    </div>
  );
}

export function Provider({ children }: { children: ReactNode }) {
  const [isDark, setDark] = useState(false);
  return (
    <ConfigProvider theme={isDark ? dark : light}>
      <App>
        <Ground>
          <ThemeButton onPress={() => setDark(!isDark)} />
          {children}
        </Ground>
      </App>
    </ConfigProvider>
  );
}

import { UiProvider } from '@constella/ui';
import { DocsContext, SourceContainer } from '@storybook/addon-docs/blocks';
import { type ContextType, lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { ensure, ThemeProvider, themes } from 'storybook/theming';

import { readGlobals } from '../globals';
import { coversStages } from '../inspector/covers';
import * as styles from './docs.css';
import { useGlobals } from './globals-in-docs';

const TokenInspector = lazy(async () => ({
  default: (await import('../inspector/token-inspector')).TokenInspector,
}));

interface DocsFrameProps {
  context: NonNullable<ContextType<typeof DocsContext>>;
  children: ReactNode;
}

/**
 * Around every documentation page: the theme of the toolbar, our faces and our distances. Its words
 * are English from left to right; each story follows the toolbar on its own stage.
 */
export function DocsFrame({ context, children }: DocsFrameProps) {
  return (
    <DocsContext.Provider value={context}>
      <SourceContainer channel={context.channel}>
        <Dressed>{children}</Dressed>
      </SourceContainer>
    </DocsContext.Provider>
  );
}

function Dressed({ children }: { children: ReactNode }) {
  const { theme, contrast, brand, density, textSize, motion, inspector } =
    readGlobals(useGlobals());
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset['motion'] = motion;
    page.style.fontSize = textSize === '100%' ? '' : textSize;
    // Where a link into the page led, once there is something to scroll to.
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [motion, textSize]);
  return (
    <ThemeProvider theme={ensure(themes[theme])}>
      <UiProvider
        theme={theme}
        contrast={contrast}
        brand={brand}
        density={density}
        dir="ltr"
        locale="en"
      >
        <div className={styles.page}>{children}</div>
        {inspector === 'on' && (
          <Suspense>
            <TokenInspector covers={coversStages} />
          </Suspense>
        )}
      </UiProvider>
    </ThemeProvider>
  );
}

import type { Locale } from '@constella/i18n';
import type { ComponentLabels } from '@constella/ui';
import { useEffect, useState } from 'react';

/**
 * The built-in text of tables, boards, charts and the like, in a language. It comes after the first
 * picture, which shows none of them; without a network they stay English.
 */
export function useComponentLabels(locale: Locale): ComponentLabels | undefined {
  const [loaded, setLoaded] = useState<{ locale: Locale; labels: ComponentLabels }>();
  useEffect(() => {
    if (locale === 'en') return;
    let isWanted = true;
    // The list of files is as long as that of languages: a first load does without.
    import('./component-labels')
      .then(({ componentLabels }) => componentLabels[locale]())
      .then(
        ({ labels }) => isWanted && setLoaded({ locale, labels }),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return loaded?.locale === locale ? loaded.labels : undefined;
}

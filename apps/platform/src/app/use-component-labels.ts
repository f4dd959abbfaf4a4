import type { Locale } from '@constella/i18n';
import type { ComponentLabels } from '@constella/ui';
import { useEffect, useState } from 'react';

type LabelsModule = { labels: ComponentLabels };

/** English is what the components say by themselves. */
const files: Record<Exclude<Locale, 'en'>, () => Promise<LabelsModule>> = {
  zh: () => import('@constella/ui/labels/zh'),
  ja: () => import('@constella/ui/labels/ja'),
  de: () => import('@constella/ui/labels/de'),
  es: () => import('@constella/ui/labels/es'),
  fr: () => import('@constella/ui/labels/fr'),
  it: () => import('@constella/ui/labels/it'),
  'pt-BR': () => import('@constella/ui/labels/pt-BR'),
  'pt-PT': () => import('@constella/ui/labels/pt-PT'),
  'zh-TW': () => import('@constella/ui/labels/zh-TW'),
  ko: () => import('@constella/ui/labels/ko'),
  ar: () => import('@constella/ui/labels/ar'),
};

/**
 * What tables, boards, charts and the like say by themselves, in a language. It comes after the first
 * picture, which shows none of them; without a network they stay English.
 */
export function useComponentLabels(locale: Locale): ComponentLabels | undefined {
  const [loaded, setLoaded] = useState<{ locale: Locale; labels: ComponentLabels }>();
  useEffect(() => {
    if (locale === 'en') return;
    let isWanted = true;
    files[locale]().then(
      ({ labels }) => isWanted && setLoaded({ locale, labels }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return loaded?.locale === locale ? loaded.labels : undefined;
}

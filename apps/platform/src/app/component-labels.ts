import type { Locale } from '@constella/i18n';
import type { ComponentLabels } from '@constella/ui';

type LabelsModule = { labels: ComponentLabels };

/** The text components bring themselves, by language; in English it is in them. */
export const componentLabels: Record<Exclude<Locale, 'en'>, () => Promise<LabelsModule>> = {
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

'use client';

import type { Language } from '@constella/api-client';
import { localeName, locales } from '@constella/i18n';
import { Select } from '@constella/ui';

import type { ChoiceProps } from './field.js';
import { useFormText } from './form-text.js';

/** The option of those who leave it to the page. */
const own = 'own';

const languages = locales.map((value) => ({ value, label: localeName(value) }));

/** The language something is written in: one of the interface's, or the reader's own. */
export function LanguageSelect({
  value,
  onValueChange,
  ...field
}: ChoiceProps<Language | undefined>) {
  const say = useFormText();
  return (
    <Select
      {...field}
      value={value ?? own}
      onValueChange={(chosen) => onValueChange(locales.find((locale) => locale === chosen))}
      options={[{ value: own, label: say('tasks.form.languageOwn') }, ...languages]}
    />
  );
}

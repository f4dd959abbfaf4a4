import type { Language } from '@constella/api-client';
import type { ChoiceProps } from '@constella/forms';
import { localeName, locales } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import { Select } from '@constella/ui';

/** The option of those who leave it to the page. */
const own = 'own';

const languages = locales.map((value) => ({ value, label: localeName(value) }));

/** The language something is written in: one of the interface's, or the reader's own. */
export function LanguageSelect({
  value,
  onValueChange,
  ...field
}: ChoiceProps<Language | undefined>) {
  const intl = useIntl();
  return (
    <Select
      {...field}
      value={value ?? own}
      onValueChange={(chosen) => onValueChange(locales.find((locale) => locale === chosen))}
      options={[
        { value: own, label: intl.formatMessage({ id: 'training.form.languageOwn' }) },
        ...languages,
      ]}
    />
  );
}

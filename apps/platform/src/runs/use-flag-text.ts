import type { ResultFlag } from '@constella/api-client/contract';
import { useFormats, useIntl } from '@constella/i18n/react';

/** What a check of ethics found, in a sentence. */
export function useFlagText(): (flag: ResultFlag) => string {
  const intl = useIntl();
  const { list } = useFormats();
  return ({ check, action, count, findings }) => {
    const named =
      check === 'regulated_advice'
        ? findings.map((field) =>
            intl.formatMessage({ id: `run.advice.${field as 'medical' | 'legal' | 'financial'}` }),
          )
        : findings;
    // More were found than are named.
    const rest = count > findings.length ? ['…'] : [];
    const id = check === 'personal_data' && action !== 'mark' ? 'masked' : check;
    return intl.formatMessage({ id: `run.flag.${id}` }, { count, list: list([...named, ...rest]) });
  };
}

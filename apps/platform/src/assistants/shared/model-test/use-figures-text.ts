import { useFormats, useIntl } from '@constella/i18n/react';
import { useDuration } from '@constella/ui';

import { factsLine } from '../../../base/lists/facts-line';
import type { AnswerFigures } from './prompt-history';

/** Figures of a whole answer, on one line. */
export function useFiguresText(): (figures: AnswerFigures) => string {
  const intl = useIntl();
  const { number } = useFormats();
  const duration = useDuration();
  return ({ firstToken, milliseconds, tokens, points }) =>
    factsLine([
      intl.formatMessage({ id: 'models.beside.firstToken' }, { time: duration(firstToken) }),
      intl.formatMessage({ id: 'models.beside.whole' }, { time: duration(milliseconds) }),
      ...(tokens === null
        ? []
        : [
            intl.formatMessage(
              { id: 'models.test.usage' },
              { tokens: number(tokens), points: points ?? 0 },
            ),
          ]),
    ]);
}

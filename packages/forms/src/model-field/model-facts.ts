import type { Model } from '@constella/api-client';
import { useIntl, type IntlShape } from '@constella/i18n/react';

/** The facts known of a model, in one line; undefined when nothing is. */
export function modelFacts(model: Model, intl: IntlShape): string | undefined {
  const facts = [
    model.offline && intl.formatMessage({ id: 'models.form.offline' }),
    model.contextLength &&
      intl.formatMessage(
        { id: 'models.form.context' },
        { tokens: intl.formatNumber(model.contextLength, { notation: 'compact' }) },
      ),
    model.pointsCost != null &&
      intl.formatMessage({ id: 'models.form.points' }, { points: model.pointsCost }),
  ].filter(Boolean);
  return facts.length > 0 ? facts.join(' · ') : undefined;
}

/** {@link modelFacts} in the active language. */
export function useModelFacts(model: Model | undefined): string | undefined {
  const intl = useIntl();
  return model && modelFacts(model, intl);
}

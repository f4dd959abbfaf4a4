import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import type { Messages } from '../load.js';
import { FormattedMessage, I18nProvider, useFormats, useIntl, useLocale } from './index.js';

const compiled: Messages = {
  'ui.close': [{ type: 0, value: 'Fermer' }],
  'shell.user.label': [
    { type: 0, value: 'Menu de ' },
    { type: 1, value: 'name' },
  ],
};

function Probe() {
  const intl = useIntl();
  const { date, money, list } = useFormats();
  return (
    <p lang={useLocale()}>
      <FormattedMessage id="ui.close" />
      {'|'}
      {intl.formatMessage({ id: 'shell.user.label' }, { name: 'Ana' })}
      {`|${date('2026-01-31T23:30:00Z')}|${money(990, 'USD')}|${list(['a', 'b'])}`}
    </p>
  );
}

const LocaleProbe = () => useLocale();

const nestedUnder = (outer: 'fr' | 'de') =>
  renderToStaticMarkup(
    <I18nProvider locale={outer} messages={{ 'ui.close': 'Fermer' }}>
      <I18nProvider locale="fr" messages={{ 'shell.user.label': 'Menu de {name}' }}>
        <Probe />
      </I18nProvider>
    </I18nProvider>,
  );

describe('I18nProvider', () => {
  it('gives messages parsed at build time, formats and the locale', () => {
    const html = renderToStaticMarkup(
      <I18nProvider locale="fr" messages={compiled} timeZone="Asia/Tokyo">
        <Probe />
      </I18nProvider>,
    );
    expect(html.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
      '<p lang="fr">Fermer|Menu de Ana|1 février 2026|9,90 $|a et b</p>',
    );
  });

  it('adds a route’s messages to those of the outer provider of the same locale', () => {
    expect(nestedUnder('fr')).toContain('Fermer|Menu de Ana');
    expect(() => nestedUnder('de')).toThrow('ui.close');
  });

  it('stops a test at an id without a message', () => {
    expect(() =>
      renderToStaticMarkup(
        <I18nProvider locale="en" messages={{}}>
          <FormattedMessage id="ui.close" />
        </I18nProvider>,
      ),
    ).toThrow('ui.close');
  });

  it('says so when a hook is used outside of it', () => {
    expect(() => renderToStaticMarkup(<LocaleProbe />)).toThrow(
      'useLocale must be used inside <I18nProvider>',
    );
  });
});

import { describe, expect, it } from 'vitest';

import { idsOfPattern, messageMentions } from './message-usage';

const mentions = (code: string) => messageMentions('screen.tsx', code, ['ui', 'agents']);

describe('messageMentions', () => {
  it('finds ids in calls, elements, tables and plain template literals, not in comments', () => {
    const found = mentions(`
      // 'ui.comment'
      const table = { idle: 'agents.status.idle' } satisfies Record<string, MessageId>;
      const text = intl.formatMessage({ id: 'ui.close' }, { count: 1 });
      const other = <FormattedMessage id="agents.create.title" values={{ a: \`ui.more\` }} />;
      const file = 'other.close';
    `);
    expect(found.literals).toEqual(
      new Set(['agents.status.idle', 'ui.close', 'agents.create.title', 'ui.more']),
    );
    expect(found.required).toEqual(new Set(['ui.close', 'agents.create.title']));
  });

  it('keeps ids put together at run time as patterns', () => {
    const found = mentions("f(`agents.type.${type}.description`); g('agents.status.' + status);");
    expect(found.patterns).toEqual(new Set(['agents.type.${…}.description', 'agents.status.${…}']));
  });

  it('finds ids in the templates of offline content', () => {
    const found = messageMentions(
      'steps.ts',
      "[{ say: 'content.collaboration.view.{field}' }, '### content.offline.nextSteps', '*{name}*']",
      ['content'],
    );
    expect(found.patterns).toEqual(new Set(['content.collaboration.view.${…}']));
    expect(found.literals).toEqual(new Set(['content.offline.nextSteps']));
  });

  it('takes the words of a block for what its choices are called', () => {
    expect(mentions("({ of: 'type', words: 'agents.type' })").derived).toEqual(
      new Set(['agents.type.${…}']),
    );
  });

  it('derives labels, hints and options from the names in a layout', () => {
    const { derived } = mentions(`defineLayout(schema, {
      labels: 'agents.form',
      choices: 'agents',
      sections: [{ title: 'agents.form.identity', fields: ['name', { name: 'type', rows: 2 }] }],
    })`);
    for (const id of ['agents.form.name', 'agents.form.type.hint', 'agents.type.${…}.hint'])
      expect(derived).toContain(id);
    expect(derived).not.toContain('agents.form.${…}');
  });

  it('requires a written id even where it looks like none', () => {
    expect(mentions("formatMessage({ id: 'close' })").required).toEqual(new Set(['close']));
  });
});

describe('idsOfPattern', () => {
  const ids = ['agents.type.meta', 'agents.type.meta.description', 'agents.status.idle'];

  it('fills one part of an id', () => {
    expect(idsOfPattern('agents.type.${…}', ids)).toEqual(['agents.type.meta']);
  });

  it('fills several when one never fits', () => {
    expect(idsOfPattern('agents.${…}', ids)).toEqual(ids);
    expect(idsOfPattern('ui.${…}', ids)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';

import { messageProblems } from './message-rules';

const problems = (locale: string, text: string, english: string) =>
  messageProblems({ locale, tag: locale === 'zh' ? 'zh-CN' : locale, text, english });

describe('messageProblems', () => {
  it.each([
    ['en', 'Save', 'Save'],
    ['de', 'Speichern', 'Save'],
    ['de', 'Start', 'Start'],
    ['zh', 'OpenAI', 'OpenAI'],
    ['zh', '{count, number} 项', '{count, plural, one {# item} other {# items}}'],
    ['ja', '{count, plural, other {#件}}', '{count, plural, one {# item} other {# items}}'],
    [
      'fr',
      '{count, plural, one {# objet} other {# objets}}',
      '{count, plural, one {# item} other {# items}}',
    ],
    ['en', '{count, plural, =0 {None} =1 {One} other {# items}}', ''],
    ['de', 'Siehe <a>hier</a> {name}', 'See {name} <a>here</a>'],
    ['de', '{who, select, me {Ich} other {Andere}}', '{who, select, me {Me} other {Others}}'],
  ])('accepts %s: %s', (locale, text, english) => {
    expect(problems(locale, text, english)).toEqual([]);
  });

  it.each([
    ['de', ' ', 'Save', 'is empty'],
    ['de', '{name', '{name}', 'is not valid ICU'],
    ['de', 'Hallo', 'Hello {name}', 'lacks name'],
    ['de', 'Hallo {nom} {name}', 'Hello {name}', 'has nom, English not'],
    ['de', 'Siehe hier', 'See <a>here</a>', 'lacks <a>'],
    ['de', '{day, time}', '{day, date}', 'has day as time, not date'],
    ['de', '{n} Stück', '{n, number} items', 'has n as text, not number'],
    [
      'de',
      '{who, select, ich {Ich} other {Andere}}',
      '{who, select, me {Me} other {Others}}',
      'has who as select(ich,other), not select(me,other)',
    ],
    [
      'ar',
      '{n, plural, one {# عنصر} other {# عناصر}}',
      '{n, plural, one {# item} other {# items}}',
      'lacks "zero"',
    ],
    [
      'ja',
      '{n, plural, one {#個} other {#個}}',
      '{n, plural, one {# item} other {# items}}',
      'has "one", which the language never uses',
    ],
    ['de', 'The run was not found', 'The run was not found', 'is the English text'],
    ['zh', 'Save', 'Save', 'has no word in the language'],
    ['ko', 'Agent {name}', 'Agent {name}', 'has no word in the language'],
    ['de', 'Fertig!', 'Done.', 'has an exclamation mark'],
    ['de', 'Fertig ', 'Done', 'starts or ends with a space'],
  ])('refuses %s: %s', (locale, text, english, problem) => {
    expect(problems(locale, text, english).join('; ')).toContain(problem);
  });
});

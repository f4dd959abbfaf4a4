import { expect, it } from 'vitest';

import { countTriggers, usesTrigger } from './triggers.js';

it.each([
  ['We relocate the warehouse in May', 'relocat', true],
  ['A firewall is in place', 'fire', true],
  ['A fireproofing contractor', 'fire', false],
  ['The conspiracy', 'spa', false],
  ['Software go-live on 5 December', 'go-live', true],
  ['搬迁仓库并上线新系统', '仓库', true],
  ['المستودع الجديد', 'مستودع', true],
  ['ننقل البضائع للمستودع', 'مستودع', true],
  ['مخزون إحتياطي', 'احتياطي', true],
  ['창고를 옮깁니다', '창고', true],
  ['un feu d’artifice', "feu d'artifice", true],
  ['', 'fire', false],
])('“%s” uses “%s”: %s', (text, trigger, expected) => {
  expect(usesTrigger(text, trigger)).toBe(expected);
});

it('counts each trigger once', () => {
  expect(countTriggers('Pallets, pallets and a forklift', ['pallet', 'forklift', 'crane'])).toBe(2);
});

import { describe, expect, it } from 'vitest';

import {
  readScenarioHeader,
  readScenarioInput,
  scenarioInputs,
  scenarioMoment,
  scenarioText,
} from './scenario-input.js';
import { scenarios } from './scenarios.js';

const otherwise = {
  scenario: 'default',
  seed: 1,
  clock: scenarioMoment,
  latency: 0,
  failureRate: 0,
  visit: '',
};
const at = (moment: string) => ({ clock: Date.parse(moment) });

describe('what a scenario is asked for', () => {
  it.each([
    ['', {}],
    [
      'scenario=past_due&seed=7&clock=2026-01-31',
      { scenario: 'past_due', seed: 7, ...at('2026-01-31') },
    ],
    ['past_due', { scenario: 'past_due' }],
    ['clock=2026-01-31T09:30Z', at('2026-01-31T09:30:00.000Z')],
    ['clock=2028-02-29T23:59:59.999Z', at('2028-02-29T23:59:59.999Z')],
    ['latency=600000&failureRate=1', { latency: 600_000, failureRate: 1 }],
    ['seed=0&failureRate=0.25&visit=a-B_9', { seed: 0, failureRate: 0.25, visit: 'a-B_9' }],
  ])('%s', (header, inputs) => {
    expect(readScenarioHeader(header || 'scenario=default')).toEqual({ ...otherwise, ...inputs });
  });

  it.each(scenarios)('%s by its name', (scenario) => {
    expect(readScenarioHeader(scenario)).toEqual({ ...otherwise, scenario });
  });

  it.each([
    ['nonsense', 'scenario', 'nonsense'],
    ['toString', 'scenario', 'toString'],
    ['scenario=', 'scenario', ''],
    ['seed=-1', 'seed', '-1'],
    ['seed=1.5', 'seed', '1.5'],
    ['seed=2147483648', 'seed', '2147483648'],
    ['seed=1&seed=2', 'seed', '1, 2'],
    ['latency=-1', 'latency', '-1'],
    ['latency=600001', 'latency', '600001'],
    ['latency=NaN', 'latency', 'NaN'],
    ['failureRate=2', 'failureRate', '2'],
    ['failureRate=', 'failureRate', ''],
    ['failureRate=Infinity', 'failureRate', 'Infinity'],
    ['clock=someday', 'clock', 'someday'],
    ['clock=2026-02-31', 'clock', '2026-02-31'],
    ['clock=1969-07-20', 'clock', '1969-07-20'],
    ['clock=2026-01-31T09:30:00', 'clock', '2026-01-31T09:30:00'],
    ['visit=a%20b', 'visit', 'a b'],
    [`visit=${'x'.repeat(65)}`, 'visit', `${'x'.repeat(60)}…`],
  ])('%s is refused by name', (header, input, value) => {
    const read = () => readScenarioHeader(header);
    expect(read).toThrow(expect.objectContaining({ input, value, name: 'ScenarioInputError' }));
    expect(read).toThrow(`The scenario's ${input} is "${value}". It takes `);
  });

  it('an input there is not is refused with those there are', () => {
    const read = () => readScenarioInput(new URLSearchParams({ sceanrio: 'empty' }));
    expect(read).toThrow(
      `A scenario has no input "sceanrio". It has ${scenarioInputs.join(', ')}.`,
    );
  });

  it('is written the same whatever order it was asked in, and read again as it was', () => {
    const one = readScenarioHeader('seed=7&scenario=empty&failureRate=0.50');
    expect(scenarioText(one)).toBe(
      scenarioText(readScenarioHeader('scenario=empty&failureRate=0.5&seed=7')),
    );
    expect(readScenarioHeader(scenarioText(one))).toEqual(one);
  });
});

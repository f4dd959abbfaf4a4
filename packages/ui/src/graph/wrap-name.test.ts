import { describe, expect, it } from 'vitest';

import { wrapName } from './wrap-name.js';

const measure = (text: string) => Array.from(text).length * 7;

describe('wrapName', () => {
  it.each([
    ['Synthesis lead', ['Synthesis', 'lead']],
    ['Research and evidence desk', ['Research and', 'evidence desk']],
    ['智能体网络协调', ['智能体', '网络协调']],
    ['Rechtsschutzversicherung', undefined],
    ['', undefined],
  ])('%s', (name, lines) => expect(wrapName(name, measure)).toEqual(lines));
});

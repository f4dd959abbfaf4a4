import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Stack } from '../../components/layout/stack.js';
import { Text } from '../../components/text/text.js';
import { type, type TypeSize } from '../type.js';
import * as styles from './foundations.css.js';
import { plainValue, tokensOf } from './names.js';

const meta = { title: 'Foundations/Type' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = Object.keys(type) as TypeSize[];

/** Pixels at a reader's 16 px. */
const px = (rem: string) => Number.parseFloat(rem) * 16;

const lineOf = (size: TypeSize) => {
  const token = tokensOf('line').find((name) => name === `line.${size}`);
  return px(token ? plainValue(token) : type[size].lineHeight);
};

const weightOf = (size: TypeSize) => (Number(size) > 18 ? 'strong' : 'regular');

/** Size / line. 13 is for controls and tables, 14 for the app, 16 for public pages; from 20 on they are headings. */
export const Sizes: Story = {
  render: () => (
    <Stack gap={16}>
      {sizes.map((size) => (
        <div key={size}>
          <div className={styles.name}>{`${size} / ${lineOf(size)}`}</div>
          <div className={`${styles.line[size]} ${styles.weight[weightOf(size)]}`}>
            Agents that work together
          </div>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll(`.${styles.line['24'].split(' ')[0]}`)];
    await expect(drawn).toHaveLength(1);
    for (const size of sizes) {
      const sample = canvasElement.querySelector(`.${styles.line[size].split(' ')[0]}`);
      const { fontSize, lineHeight } = getComputedStyle(sample as Element);
      await expect([fontSize, lineHeight]).toEqual([`${size}px`, `${lineOf(size)}px`]);
    }
  },
};

/** Regular for reading, medium for labels and controls, strong for headings. */
export const Weights: Story = {
  render: () => (
    <Stack gap={8}>
      {(['regular', 'medium', 'strong'] as const).map((name) => (
        <div key={name}>
          <div className={styles.name}>{`${name} ${plainValue(`weight.${name}`)}`}</div>
          <div className={`${styles.line['18']} ${styles.weight[name]}`}>
            Three agents, one plan
          </div>
        </div>
      ))}
      <div>
        <div className={styles.name}>mono</div>
        <code className={styles.mono}>0O 1lI {'{}'} =&gt;</code>
      </div>
    </Stack>
  ),
};

const samples = [
  ['en', 'Every run leaves a trace that can be read later.'],
  ['zh', '每次运行都会留下可供日后查看的记录。'],
  ['zh-TW', '每次執行都會留下可供日後查看的記錄。'],
  ['ja', '実行のたびに、後から読み返せる記録が残ります。'],
  ['ko', '실행할 때마다 나중에 읽을 수 있는 기록이 남습니다.'],
  ['ar', 'يترك كل تشغيل أثرًا يمكن الرجوع إليه لاحقًا.'],
] as const;

/** Faces and lines follow the language of the element, so languages nest. */
export const Scripts: Story = {
  render: () => (
    <Stack gap={16}>
      {samples.map(([language, text]) => (
        <div key={language}>
          <div className={styles.name}>{language}</div>
          <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
            <Text as="span" size={16}>
              {text}
            </Text>
          </div>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const styleOf = (at: number) => getComputedStyle(canvas.getByText(samples[at]?.[1] ?? ''));
    await expect(styleOf(0).fontFamily).toMatch(/^Inter/);
    await expect(styleOf(2).fontFamily).toMatch(/^"PingFang TC"/);
    await expect(styleOf(5).fontFamily).toMatch(/^Inter, "SF Arabic"/);
    await expect([styleOf(0).lineHeight, styleOf(3).lineHeight]).toEqual(['24px', '26px']);
  },
};
